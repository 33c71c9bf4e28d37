import type { ActionKind, Found } from "../../actions/kind";
import { followed, received, type TraceNode } from "../../actions/trace-node";
import type { Tables } from "../../tables";
import { OP, readAmount, readTransfer } from "../messages";
import { exchangeAt, walletAt, type Exchange } from "../rows";
import { DEX } from "./dex";
import { NO_LEG, outcomeOf, type Leg, type Outcome } from "./leg";
import { partsOf, went } from "./parts";
import { opcodeOf } from "./payload";

const PATHS = {
  through: [OP.arrive, OP.notify, OP.swap, OP.transfer],
  until: [OP.paid, OP.refunded, OP.excesses],
};

interface Swap {
  readonly start: TraceNode;
  readonly given: Leg;
  readonly wanted: Leg["asset"];
  readonly outcome: Outcome | null;
  /** What everything passed through on the way. */
  readonly passed: readonly (TraceNode | null)[];
  readonly peers: readonly PeerSwap[];
}

interface PeerSwap {
  readonly asset_in: Leg["asset"];
  readonly amount_in: Leg["amount"];
  readonly asset_out: Leg["asset"];
  readonly amount_out: Leg["amount"];
}

function told({ start, given, wanted, outcome, passed, peers }: Swap): Found {
  const out = outcome?.leg ?? NO_LEG;
  return {
    nodes: partsOf(start, PATHS),
    success: went(...passed) && outcome?.refund !== true && outcome?.arrived !== false,
    details: {
      dex: DEX,
      sender: given.source,
      asset_in: given.asset,
      asset_out: wanted,
      dex_incoming_transfer: given,
      dex_outgoing_transfer: out,
      peer_swaps: peers,
    },
    accounts: [given.source, out.destination].filter((each) => each !== null),
  };
}

/** Coins for jettons. */
function ofCoins(start: TraceNode, tables: Tables): Found | null {
  if (!received(start, OP.swap)) return null;
  const exchange = exchangeAt(tables, start.transaction.account);
  if (exchange === null) return null;
  const { address: destination, jetton: wanted } = exchange;
  const amount = String(readAmount(start));
  const given = { ...NO_LEG, source: start.message?.source ?? null, destination, amount };
  return told({ start, given, wanted, outcome: outcomeOf(start, exchange), passed: [start], peers: [] });
}

/** Jettons for coins, or for other jettons by way of coins. */
function ofJettons(start: TraceNode, tables: Tables): Found | null {
  if (!received(start, OP.transfer)) return null;
  const wallet = walletAt(tables, start.transaction.account);
  const { amount, destination, payload } = readTransfer(start);
  const exchange = exchangeAt(tables, destination);
  if (wallet === null || exchange === null || opcodeOf(payload) !== OP.swap) return null;
  if (wallet.master !== exchange.jetton) return null;
  const arrival = followed(start, OP.arrive);
  const asked = arrival === null ? null : followed(arrival, OP.notify);
  const given = {
    asset: exchange.jetton,
    source: start.message?.source ?? wallet.owner,
    destination,
    source_jetton_wallet: start.transaction.account,
    destination_jetton_wallet: exchange.wallet,
    amount: String(amount),
  };
  const passed = [start, arrival, asked];
  const next = asked === null ? null : followed(asked, OP.swap);
  if (next !== null) return onwards({ start, given, passed }, next, tables);
  const outcome = asked === null ? null : outcomeOf(asked, exchange);
  return told({ start, given, wanted: null, outcome, passed, peers: [] });
}

function onwards(
  { start, given, passed }: Pick<Swap, "start" | "given" | "passed">,
  next: TraceNode,
  tables: Tables,
): Found | null {
  const exchange: Exchange | null = exchangeAt(tables, next.transaction.account);
  if (exchange === null) return null;
  const outcome = outcomeOf(next, exchange);
  const coins = String(readAmount(next));
  const first = { asset_in: given.asset, amount_in: given.amount, asset_out: null, amount_out: coins };
  const second = {
    asset_in: null,
    amount_in: coins,
    asset_out: exchange.jetton,
    amount_out: outcome === null || outcome.refund ? null : outcome.leg.amount,
  };
  return told({
    start,
    given,
    wanted: exchange.jetton,
    outcome,
    passed: [...passed, next],
    peers: [first, second],
  });
}

export const jettonSwap: ActionKind = {
  type: "jetton_swap",
  find: (node, tables) => ofCoins(node, tables) ?? ofJettons(node, tables),
};
