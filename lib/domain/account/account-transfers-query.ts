import type { Address } from "../../ton/address/address";

/** Directions of token transfers, as seen from the account. */
export const TRANSFER_DIRECTIONS = { all: "All", in: "Received", out: "Sent" } as const;

export type TransferDirection = keyof typeof TRANSFER_DIRECTIONS;

/** Which of an account's token transfers a list shows. */
export interface AccountTransfersQuery {
  readonly owner: Address;
  readonly direction: TransferDirection;
  /** The token. */
  readonly master: Address | null;
  /** Unix seconds. */
  readonly from: number | null;
  readonly until: number | null;
}

export function writeAccountTransfersQuery({
  direction,
  master,
  from,
  until,
}: Omit<AccountTransfersQuery, "owner">): URLSearchParams {
  const params = new URLSearchParams();
  if (direction !== "all") params.set("direction", direction);
  if (master !== null) params.set("token", master);
  if (from !== null) params.set("from", String(from));
  if (until !== null) params.set("until", String(until));
  return params;
}
