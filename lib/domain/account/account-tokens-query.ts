import type { Address } from "../../ton/address/address";

/** The orders of an account's tokens; the first stands where none is chosen. */
export const HOLDING_ORDERS = { worth: "Worth", name: "Name", recent: "Last used" } as const;

export type HoldingOrder = keyof typeof HOLDING_ORDERS;

/** Which tokens of an account a list has. */
export interface AccountTokensQuery {
  readonly owner: Address;
  /** Part of a symbol, a name or an address. */
  readonly text: string | null;
  readonly order: HoldingOrder;
  /** Shows the suspicious ones instead of the others. */
  readonly suspicious: boolean;
}

export function writeAccountTokensQuery({
  text,
  order,
  suspicious,
}: Omit<AccountTokensQuery, "owner">): URLSearchParams {
  const params = new URLSearchParams();
  if (text !== null) params.set("q", text);
  if (order !== "worth") params.set("order", order);
  if (suspicious) params.set("suspicious", "only");
  return params;
}
