import type { Address } from "../../ton/address/address";
import type { LoadSchema } from "../list/load-schema";
import { writeAskedFilter, type ActionFilter } from "./action-filter";
import type { ActionRow } from "./action-row";

export const loadActionRow: LoadSchema<ActionRow> = () =>
  import("./action-row").then((module) => module.ActionRow);

export function actionRowId({ id }: { readonly id: string }): string {
  return id;
}

/** Where our own server has the actions of an account. */
export function actionRowsPath(network: string, account: Address, filter: ActionFilter): string {
  const query = writeAskedFilter(filter);
  query.set("account", account);
  return `/api/${network}/rows/actions?${query.toString()}`;
}
