import type { NftSaleState } from "./nft-sale-state";

const STATUSES = {
  open: { sale: "On sale", auction: "Open" },
  ended: { sale: "Ended", auction: "Ended" },
  cancelled: { sale: "Cancelled", auction: "Cancelled" },
  /** The time is over, and nobody has had the contract settle it. */
  unclaimed: { sale: "Ended", auction: "Ended, not claimed" },
} as const;

/** Whether its time is over, whatever its contract says. */
export function isSaleOver({ endsAt }: Pick<NftSaleState, "endsAt">, nowMs: number): boolean {
  return endsAt !== null && endsAt * 1_000 < nowMs;
}

export function saleStatusText(sale: Pick<NftSaleState, "is" | "status" | "endsAt">, nowMs: number): string {
  const status = sale.status === "open" && isSaleOver(sale, nowMs) ? "unclaimed" : sale.status;
  return STATUSES[status][sale.is];
}
