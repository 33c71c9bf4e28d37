import { movesOf, type Move } from "../../action/action-moves";
import type { ActionNames } from "../../action/action-names";
import type { ActionPart } from "../../action/action-row";
import { phrase } from "../../action/fill-template";
import type { Party } from "../../transaction/transaction-row";
import type { Address } from "../../../ton/address/address";
import type { FailureCause } from "./failure-cause";
import type { FlowRow, FlowView } from "../flow/flow-view";
import { tokenMessage } from "../flow/token-message";
import type { TraceAction } from "../trace-action";
import type { TraceStep } from "../trace-steps";

type Parts = readonly ActionPart[];

/** Where the money of a failed action is now, as a sentence; empty if that is unknown. */
export function moneyNow(
  action: TraceAction,
  { returned, isBounce, place }: FailureCause,
  steps: readonly TraceStep[],
  changes: FlowView,
  names: ActionNames,
): Parts {
  const moves = movesOf(action.row.type, action.fields).filter(({ from }) => from !== null);
  const paid = moves.filter(({ from }) => from === action.initiator);
  const tokens = (paid.length === 0 ? moves : paid).filter(
    ({ asset, amount }) => asset !== null && amount > 0n,
  );
  const coins = moves.filter(({ asset, amount }) => asset === null && amount > 0n);
  if (tokens.length > 0) return joined(tokens.map((move) => tokensNow(move, steps, changes, names)));
  if (returned !== null && (isBounce || coins.length === 0)) return coinsReturned(steps[returned], changes);
  if (coins.length === 0 && place !== null) return coinsKept(steps[place], changes);
  return joined(coins.map((move) => coinsNow(move, steps, changes)));
}

/** By the balances: tokens that an account has no less of have come back, or never left. */
function tokensNow(move: Move, steps: readonly TraceStep[], { rows }: FlowView, names: ActionNames): Parts {
  const { from, asset, amount } = move;
  if (asset === null || from === null) return [];
  // Unknown wallets may be wallets of this jetton.
  if (rows.some(({ tokens }) => tokens.some((one) => one.token.master === null))) return [];
  const change = changeOf(rows, from, asset);
  const of = (value: bigint): ActionPart => ({ is: "tokens", amount: value, token: names.token(asset) });
  if (change >= 0n) {
    const text = hasLeft(amount, steps) ? " came back to " : " stayed with ";
    return [of(amount), phrase(text), partyPart(rows, from)];
  }
  const holder = rows
    .filter((row) => changeOf(rows, row.party.address, asset) > 0n)
    .toSorted((a, b) =>
      compare(changeOf(rows, b.party.address, asset), changeOf(rows, a.party.address, asset)),
    )
    .at(0);
  if (holder === undefined) return [];
  const held = changeOf(rows, holder.party.address, asset);
  return [{ is: "party", party: holder.party }, phrase(" holds "), of(held)];
}

/** The coins that came back to the payer after its first transaction, or where else they are. */
function coinsNow({ from, amount }: Move, steps: readonly TraceStep[], { rows }: FlowView): Parts {
  if (from === null) return [];
  const back = steps
    .filter(({ parent, transaction }) => parent !== null && transaction?.account === from)
    .reduce((sum, { message }) => sum + (message?.value ?? 0n), 0n);
  const change = rows.find(({ party }) => party.address === from)?.coins?.change ?? null;
  if (change === null) return [];
  const isKept = change > -amount / 2n;
  if (isKept && back > 0n && back >= amount / 2n)
    return [{ is: "coins", amount: back }, phrase(" came back to "), partyPart(rows, from)];
  if (isKept) return [{ is: "coins", amount }, phrase(" stayed with "), partyPart(rows, from)];
  const holder = rows
    .filter(({ party }) => party.address !== from)
    .toSorted((a, b) => compare(b.coins?.change ?? 0n, a.coins?.change ?? 0n))
    .at(0);
  const held = holder?.coins?.change ?? 0n;
  if (holder === undefined || held <= 0n) return [];
  return [{ is: "party", party: holder.party }, phrase(" holds "), { is: "coins", amount: held }];
}

function coinsReturned(step: TraceStep | undefined, { rows }: FlowView): Parts {
  const { value = null, destination = null } = step?.message ?? {};
  if (value === null || destination === null) return [];
  return [{ is: "coins", amount: value }, phrase(" came back to "), partyPart(rows, destination)];
}

/** For a message that failed without a bounce: most of its value stays where it failed. */
function coinsKept(step: TraceStep | undefined, { rows }: FlowView): Parts {
  const value = step?.message?.value ?? 0n;
  const row = rows.find(({ party }) => party.address === step?.transaction?.account);
  const change = row?.coins?.change ?? 0n;
  if (row === undefined || change <= 0n || change < value / 2n) return [];
  return [{ is: "party", party: row.party }, phrase(" holds "), { is: "coins", amount: change }];
}

function hasLeft(amount: bigint, steps: readonly TraceStep[]): boolean {
  return steps.some(({ message }) => {
    const moved = message === null ? null : tokenMessage(message);
    return moved?.is === "jettons" && moved.amount === amount;
  });
}

function changeOf(rows: readonly FlowRow[], account: Address, asset: Address): bigint {
  const row = rows.find(({ party }) => party.address === account);
  return row?.tokens.find(({ token }) => token.master === asset)?.change ?? 0n;
}

function partyPart(rows: readonly FlowRow[], address: Address): ActionPart {
  const party: Party = rows.find((row) => row.party.address === address)?.party ?? {
    address,
    name: null,
    bounceable: true,
  };
  return { is: "party", party };
}

function joined(sentences: readonly Parts[]): Parts {
  return sentences
    .filter((parts) => parts.length > 0)
    .flatMap((parts, place) => (place === 0 ? parts : [phrase("; "), ...parts]));
}

function compare(a: bigint, b: bigint): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
