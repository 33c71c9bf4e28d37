import type { Address } from "@/lib/ton/address/address";
import { followed, type TraceNode } from "../../actions/trace-node";
import { OP, readAmount, readTransfer } from "../messages";
import type { Exchange } from "../rows";

/** What an exchange is given or gives, in the service's words; coins have no asset and no wallets. */
export interface Leg {
  readonly asset: Address | null;
  readonly source: Address | null;
  readonly destination: Address | null;
  readonly source_jetton_wallet: Address | null;
  readonly destination_jetton_wallet: Address | null;
  readonly amount: string | null;
}

export const NO_LEG: Leg = {
  asset: null,
  source: null,
  destination: null,
  source_jetton_wallet: null,
  destination_jetton_wallet: null,
  amount: null,
};

/** What came out of an exchange, by what it was asked with. */
export interface Outcome {
  readonly leg: Leg;
  /** Whether it is what was given that came back. */
  readonly refund: boolean;
  readonly arrived: boolean;
}

/** Null while nothing has come out of it. */
export function outcomeOf(asked: TraceNode, exchange: Exchange): Outcome | null {
  return jettonsFrom(asked, exchange) ?? coinsFrom(asked, exchange);
}

function jettonsFrom(asked: TraceNode, { address, jetton, wallet }: Exchange): Outcome | null {
  const paid = followed(asked, OP.transfer);
  if (paid === null) return null;
  const arrival = followed(paid, OP.arrive);
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
    // It was given jettons, and pays in jettons.
    refund: Number(asked.message?.opcode) === OP.notify,
    arrived: !paid.transaction.aborted && arrival?.transaction.aborted !== true,
  };
}

function coinsFrom(asked: TraceNode, { address }: Exchange): Outcome | null {
  const back = followed(asked, OP.refunded);
  const paid = back ?? followed(asked, OP.paid);
  if (paid === null) return null;
  return {
    leg: {
      ...NO_LEG,
      source: address,
      destination: paid.transaction.account,
      amount: String(readAmount(paid)),
    },
    refund: back !== null,
    arrived: true,
  };
}
