import { Cell, type Slice } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { ELECTOR } from "../../chain/genesis";
import type { MessageRecord, TransactionRecord } from "../../chain-records";
import { NO_SHARE, type PoolState, type PoolShare } from "../../contracts/pool-data";

/**
 * The state of a pool after a transaction. The store has account states only at the ends of blocks; where a
 * block has several transactions of a pool, the states between them are derived from the rules of the contract.
 */
export function applyTransaction(
  state: PoolState,
  { incoming, outgoing, aborted }: TransactionRecord,
): PoolState {
  if (aborted || incoming === null || incoming.value === null) return state;
  const message = { incoming, value: incoming.value, outgoing, body: bodyOf(incoming) };
  if (incoming.bounced === true) return state.state === 1 ? { ...state, state: 0 } : state;
  const steps = incoming.source === ELECTOR ? ELECTOR_STEPS : OTHER_STEPS;
  return steps.get(Number(incoming.opcode))?.(state, message) ?? state;
}

interface PoolMessage {
  readonly incoming: MessageRecord;
  readonly value: bigint;
  readonly outgoing: readonly MessageRecord[];
  /** After the opcode. */
  readonly body: Slice;
}

type PoolStep = (state: PoolState, message: PoolMessage) => PoolState;

const COIN = 1_000_000_000n;
/** The fee for a deposit, and the part of a sent stake that is not staked. */
const FEE = COIN;
const QUERY_BITS = 64;
const WHOLE_SHARE = 10_000n;
const DEPOSIT = "d".charCodeAt(0);
const WITHDRAW = "w".charCodeAt(0);

function bodyOf({ body }: MessageRecord): Slice {
  const [root] = Cell.fromBoc(Buffer.from(body));
  const slice = (root ?? Cell.EMPTY).beginParse();
  return slice.remainingBits < 32 ? slice : slice.skip(32);
}

function withShare(state: PoolState, nominator: Address, share: PoolShare | null): PoolState {
  const shares = new Map(state.shares);
  if (share === null) shares.delete(nominator);
  else shares.set(nominator, share);
  return { ...state, shares, nominatorsCount: shares.size };
}

const deposit: PoolStep = (state, { incoming, value }) => {
  if (incoming.source === null) return state;
  const before = state.shares.get(incoming.source) ?? NO_SHARE;
  const added = value - FEE;
  const share =
    state.state === 0
      ? { ...before, amount: before.amount + added }
      : { ...before, pending: before.pending + added };
  return withShare(state, incoming.source, share);
};

/** Removes the nominators who were sent all that they have, less the forward fee. */
function withoutPaidOut(
  state: PoolState,
  outgoing: readonly MessageRecord[],
  leaving: readonly Address[],
): PoolState {
  return leaving.reduce((left, nominator) => {
    const { amount, pending } = left.shares.get(nominator) ?? NO_SHARE;
    const owed = amount + pending;
    const isPaid = outgoing.some(
      ({ destination, value }) =>
        destination === nominator && value !== null && value <= owed && owed - value < COIN,
    );
    return isPaid ? withShare(left, nominator, null) : left;
  }, state);
}

const withdraw: PoolStep = (state, { incoming, outgoing }) => {
  const { source } = incoming;
  const share = source === null ? undefined : state.shares.get(source);
  if (source === null || share === undefined) return state;
  return state.state === 0
    ? withoutPaidOut(state, outgoing, [source])
    : withShare(state, source, { ...share, leaving: true });
};

const comment: PoolStep = (state, message) => {
  const letter = message.body.remainingBits === 8 ? message.body.loadUint(8) : null;
  if (letter === DEPOSIT) return deposit(state, message);
  return letter === WITHDRAW ? withdraw(state, message) : state;
};

const processWithdrawals: PoolStep = (state, { outgoing }) =>
  withoutPaidOut(
    state,
    outgoing,
    [...state.shares].flatMap(([nominator, { leaving }]) => (leaving ? [nominator] : [])),
  );

const validatorDeposit: PoolStep = (state, { value }) => ({
  ...state,
  validatorAmount: state.validatorAmount + value - FEE,
});

const validatorWithdrawal: PoolStep = (state, { body }) => {
  const left = state.validatorAmount - body.skip(QUERY_BITS).loadCoins();
  return { ...state, validatorAmount: left < 0n ? 0n : left };
};

const newStake: PoolStep = (state, { body }) => {
  const amount = body.skip(QUERY_BITS).loadCoins();
  return { ...state, state: 1, sent: amount - FEE, stakeAt: body.skip(256).loadUint(32) };
};

/** Rounded down, as in TVM. */
function shareOf(whole: bigint, share: bigint, of: bigint): bigint {
  const product = whole * share;
  return product / of - (product % of < 0n ? 1n : 0n);
}

/** The gains (or losses) of the validator and of all nominators together. */
function splitReward(
  { validatorAmount, validatorShare }: PoolState,
  earned: bigint,
): readonly [bigint, bigint] {
  if (earned > 0n) {
    const share = (earned * BigInt(validatorShare)) / WHOLE_SHARE;
    const ofValidator = share > earned ? earned : share;
    return [ofValidator, earned - ofValidator];
  }
  // The validator bears losses up to its own stake.
  const left = validatorAmount + earned;
  return left < 0n ? [-validatorAmount, left] : [earned, 0n];
}

const recovered: PoolStep = (state, { value }) => {
  const [ofValidator, ofNominators] = splitReward(state, value - state.sent);
  const total = [...state.shares.values()].reduce((sum, { amount }) => sum + amount, 0n);
  const shares = [...state.shares].map(([nominator, { amount, pending, leaving }]) => {
    const after = total > 0n ? amount + shareOf(ofNominators, amount, total) : amount;
    return [nominator, { amount: (after < 0n ? 0n : after) + pending, pending: 0n, leaving }] as const;
  });
  const validatorAmount = state.validatorAmount + ofValidator;
  return { ...state, state: 0, sent: 0n, validatorAmount, shares: new Map(shares) };
};

const changeStateTo =
  (next: number): PoolStep =>
  (state) =>
    state.state === 1 ? { ...state, state: next } : state;

const ELECTOR_STEPS: ReadonlyMap<number, PoolStep> = new Map([
  [0xf96f7324, recovered],
  [0xee6f454c, changeStateTo(0)],
  [0xf374484c, changeStateTo(2)],
]);

const OTHER_STEPS: ReadonlyMap<number, PoolStep> = new Map([
  [0, comment],
  [2, processWithdrawals],
  [3, processWithdrawals],
  [4, validatorDeposit],
  [5, validatorWithdrawal],
  [0x4e73744b, newStake],
]);
