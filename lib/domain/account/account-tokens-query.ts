import type { Address } from "../../ton/address/address";

/** Sort orders of an account's tokens; the first is the default. */
export const HOLDING_ORDERS = { worth: "Worth", name: "Name", recent: "Last used" } as const;

export type HoldingOrder = keyof typeof HOLDING_ORDERS;

/** Which of an account's tokens a list shows. */
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
