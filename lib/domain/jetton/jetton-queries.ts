import type { Address } from "../../ton/address/address";
import { writtenParams } from "../filter/written-params";

/** Which jettons a list shows. */
export interface JettonsQuery {
  /** Part of a symbol or name: applied to what is loaded, since the service has no such search. */
  readonly text: string | null;
  readonly admin: Address | null;
}

/** Which transfers or burns of a jetton a list shows. */
export interface JettonMovesQuery {
  readonly master: Address;
  readonly owner: Address | null;
  /** Unix seconds. */
  readonly from: number | null;
  readonly until: number | null;
}

export function writeJettonsQuery({ text, admin }: JettonsQuery): URLSearchParams {
  return writtenParams({ q: text, admin });
}

/** The parameters of a call for jettons. */
export function jettonParams({ admin }: JettonsQuery) {
  return admin === null ? {} : { admin_address: [admin] };
}

export function writeJettonMovesQuery({ owner, from, until }: JettonMovesQuery): URLSearchParams {
  return writtenParams({ owner, from, until });
}
