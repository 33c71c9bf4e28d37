import type { Address } from "@/lib/ton/address/address";
import { childWith, type TraceNode } from "../../actions/trace-node";
import { JETTON_OP, readAmount, readTransfer } from "../jetton-messages";
import type { Exchange } from "../jetton-rows";

/** One side of a swap, with the keys of the service; TON has no asset and no wallets. */
export interface SwapLeg {
  readonly asset: Address | null;
  readonly source: Address | null;
  readonly destination: Address | null;
  readonly source_jetton_wallet: Address | null;
  readonly destination_jetton_wallet: Address | null;
  readonly amount: string | null;
}

export const EMPTY_LEG: SwapLeg = {
  asset: null,
  source: null,
  destination: null,
  source_jetton_wallet: null,
  destination_jetton_wallet: null,
  amount: null,
};

/** The payment of an exchange for a request. */
export interface SwapOutcome {
  readonly leg: SwapLeg;
  /** Whether the exchange returned what it was given. */
  readonly refund: boolean;
  readonly arrived: boolean;
}

/** Null if the exchange paid nothing. */
export function outcomeOf(request: TraceNode, exchange: Exchange): SwapOutcome | null {
  return jettonsFrom(request, exchange) ?? coinsFrom(request, exchange);
}

function jettonsFrom(request: TraceNode, { address, jetton, wallet }: Exchange): SwapOutcome | null {
  const paid = childWith(request, JETTON_OP.transfer);
  if (paid === null) return null;
  const arrival = childWith(paid, JETTON_OP.internalTransfer);
  const { amount, destination } = readTransfer(paid);
  return {
    leg: {
      asset: jetton,
      source: address,
      destination,
      source_jetton_wallet: wallet,
      destination_jetton_wallet: arrival?.transaction.account ?? null,
      amount: String(amount),
    },
    // Jettons in return for jettons are a refund.
    refund: Number(request.message?.opcode) === JETTON_OP.transferNotification,
    arrived: !paid.transaction.aborted && arrival?.transaction.aborted !== true,
  };
}

function coinsFrom(request: TraceNode, { address }: Exchange): SwapOutcome | null {
  const back = childWith(request, JETTON_OP.refunded);
  const paid = back ?? childWith(request, JETTON_OP.paid);
  if (paid === null) return null;
  return {
    leg: {
      ...EMPTY_LEG,
      source: address,
      destination: paid.transaction.account,
      amount: String(readAmount(paid)),
    },
    refund: back !== null,
    arrived: true,
  };
}
