import type { ActionKind, FoundAction } from "../../actions/action-kind";
import { childWith, received, type TraceNode } from "../../actions/trace-node";
import type { Tables } from "../../index-tables";
import { JETTON_OP, readAmount, readTransfer } from "../jetton-messages";
import { exchangeAt, walletAt, type Exchange } from "../jetton-rows";
import { DEX } from "./dex-fields";
import { EMPTY_LEG, outcomeOf, type SwapLeg, type SwapOutcome } from "./swap-leg";
import { nodesAlong, succeeded } from "./trace-paths";
import { opcodeOf } from "./jetton-payload";

const PATHS = {
  through: [JETTON_OP.internalTransfer, JETTON_OP.transferNotification, JETTON_OP.swap, JETTON_OP.transfer],
  until: [JETTON_OP.paid, JETTON_OP.refunded, JETTON_OP.excesses],
};

interface Swap {
  readonly start: TraceNode;
  readonly given: SwapLeg;
  readonly assetOut: SwapLeg["asset"];
  readonly outcome: SwapOutcome | null;
  /** The nodes that the request passed through. */
  readonly passed: readonly (TraceNode | null)[];
  readonly peers: readonly PeerSwap[];
}

interface PeerSwap {
  readonly asset_in: SwapLeg["asset"];
  readonly amount_in: SwapLeg["amount"];
  readonly asset_out: SwapLeg["asset"];
  readonly amount_out: SwapLeg["amount"];
}

function swapAction({ start, given, assetOut, outcome, passed, peers }: Swap): FoundAction {
  const out = outcome?.leg ?? EMPTY_LEG;
  return {
    nodes: nodesAlong(start, PATHS),
    success: succeeded(...passed) && outcome?.refund !== true && outcome?.arrived !== false,
    details: {
      dex: DEX,
      sender: given.source,
      asset_in: given.asset,
      asset_out: assetOut,
      dex_incoming_transfer: given,
      dex_outgoing_transfer: out,
      peer_swaps: peers,
    },
    accounts: [given.source, out.destination].filter((each) => each !== null),
  };
}

/** TON for jettons. */
function findSwapOfTon(start: TraceNode, tables: Tables): FoundAction | null {
  if (!received(start, JETTON_OP.swap)) return null;
  const exchange = exchangeAt(tables, start.transaction.account);
  if (exchange === null) return null;
  const { address: destination, jetton: assetOut } = exchange;
  const amount = String(readAmount(start));
  const given = { ...EMPTY_LEG, source: start.message?.source ?? null, destination, amount };
  return swapAction({
    start,
    given,
    assetOut,
    outcome: outcomeOf(start, exchange),
    passed: [start],
    peers: [],
  });
}

/** Jettons for TON, or for other jettons by way of TON. */
function findSwapOfJettons(start: TraceNode, tables: Tables): FoundAction | null {
  if (!received(start, JETTON_OP.transfer)) return null;
  const wallet = walletAt(tables, start.transaction.account);
  const { amount, destination, payload } = readTransfer(start);
  const exchange = exchangeAt(tables, destination);
  if (wallet === null || exchange === null || opcodeOf(payload) !== JETTON_OP.swap) return null;
  if (wallet.master !== exchange.jetton) return null;
  const arrival = childWith(start, JETTON_OP.internalTransfer);
  const request = arrival === null ? null : childWith(arrival, JETTON_OP.transferNotification);
  const given = {
    asset: exchange.jetton,
    source: start.message?.source ?? wallet.owner,
    destination,
    source_jetton_wallet: start.transaction.account,
    destination_jetton_wallet: exchange.wallet,
    amount: String(amount),
  };
  const passed = [start, arrival, request];
  const next = request === null ? null : childWith(request, JETTON_OP.swap);
  if (next !== null) return findSecondSwap({ start, given, passed }, next, tables);
  const outcome = request === null ? null : outcomeOf(request, exchange);
  return swapAction({ start, given, assetOut: null, outcome, passed, peers: [] });
}

function findSecondSwap(
  { start, given, passed }: Pick<Swap, "start" | "given" | "passed">,
  next: TraceNode,
  tables: Tables,
): FoundAction | null {
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
  return swapAction({
    start,
    given,
    assetOut: exchange.jetton,
    outcome,
    passed: [...passed, next],
    peers: [first, second],
  });
}

export const jettonSwap: ActionKind = {
  type: "jetton_swap",
  find: (node, tables) => findSwapOfTon(node, tables) ?? findSwapOfJettons(node, tables),
};
