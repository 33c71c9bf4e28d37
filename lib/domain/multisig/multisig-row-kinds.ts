import type { Address } from "../../ton/address/address";
import type { RowKind } from "../list/row-kind";
import type { MultisigOrderRow } from "./order-row";

/** The orders of one multisig. */
export interface MultisigOrdersQuery {
  readonly multisig: Address;
}

export function orderRowId({ address }: { readonly address: string }): string {
  return address;
}

/** The orders of a multisig, the newest first. */
export const MULTISIG_ORDERS: RowKind<MultisigOrderRow, MultisigOrdersQuery> = {
  name: "multisig-orders",
  noun: "order",
  loadSchema: () => import("./order-row").then((module) => module.MultisigOrderRow),
  loadFileColumns: () => import("./order-file-columns").then((module) => module.orderFileColumns),
  idOf: orderRowId,
  pageQuery: () => new URLSearchParams(),
  rowsQuery: ({ multisig }) => new URLSearchParams({ multisig }),
  caption: () => "Orders of this multisig, newest first",
  subject: ({ multisig }) => multisig,
  isOpenEnded: () => true,
};
