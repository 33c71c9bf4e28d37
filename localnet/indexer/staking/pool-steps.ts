import { Cell, type Slice } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { ELECTOR } from "../../chain/genesis";
import type { MessageRecord, TransactionRecord } from "../../records";
import { NO_SHARE, type PoolState, type Share } from "../../contracts/pool-data";

/**
 * What a transaction does to a pool. The store has accounts as blocks leave them; where a block has
 * several transactions of a pool, what lies between them follows from the pool's own rules.
 */
export function stepOf(state: PoolState, { incoming, outgoing, aborted }: TransactionRecord): PoolState {
  if (aborted || incoming === null || incoming.value === null) return state;
  const letter = { incoming, value: incoming.value, outgoing, body: bodyOf(incoming) };
  if (incoming.bounced === true) return state.state === 1 ? { ...state, state: 0 } : state;
  const steps = incoming.source === ELECTOR ? OF_ELECTOR : OF_OTHERS;
  return steps.get(Number(incoming.opcode))?.(state, letter) ?? state;
}

interface Letter {
  readonly incoming: MessageRecord;
  readonly value: bigint;
  readonly outgoing: readonly MessageRecord[];
  /** Behind the opcode. */
  readonly body: Slice;
}

type Step = (state: PoolState, letter: Letter) => PoolState;

const COIN = 1_000_000_000n;
/** What pools take for a deposit, and what they stake less than they send. */
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

function withShare(state: PoolState, nominator: Address, share: Share | null): PoolState {
  const shares = new Map(state.shares);
  if (share === null) shares.delete(nominator);
  else shares.set(nominator, share);
  return { ...state, shares, nominatorsCount: shares.size };
}

const deposit: Step = (state, { incoming, value }) => {
  if (incoming.source === null) return state;
  const before = state.shares.get(incoming.source) ?? NO_SHARE;
  const added = value - FEE;
  const share =
    state.state === 0
      ? { ...before, amount: before.amount + added }
      : { ...before, pending: before.pending + added };
  return withShare(state, incoming.source, share);
};

/** Pays out who was sent as much as they have, but for the fee of the way. */
function paidOut(
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

const withdraw: Step = (state, { incoming, outgoing }) => {
  const { source } = incoming;
  const share = source === null ? undefined : state.shares.get(source);
  if (source === null || share === undefined) return state;
  return state.state === 0
    ? paidOut(state, outgoing, [source])
    : withShare(state, source, { ...share, leaving: true });
};

const comment: Step = (state, letter) => {
  const letterCode = letter.body.remainingBits === 8 ? letter.body.loadUint(8) : null;
  if (letterCode === DEPOSIT) return deposit(state, letter);
  return letterCode === WITHDRAW ? withdraw(state, letter) : state;
};

const processWithdrawals: Step = (state, { outgoing }) =>
  paidOut(
    state,
    outgoing,
    [...state.shares].flatMap(([nominator, { leaving }]) => (leaving ? [nominator] : [])),
  );

const validatorDeposit: Step = (state, { value }) => ({
  ...state,
  validatorAmount: state.validatorAmount + value - FEE,
});

const validatorWithdrawal: Step = (state, { body }) => {
  const left = state.validatorAmount - body.skip(QUERY_BITS).loadCoins();
  return { ...state, validatorAmount: left < 0n ? 0n : left };
};

const newStake: Step = (state, { body }) => {
  const amount = body.skip(QUERY_BITS).loadCoins();
  return { ...state, state: 1, sent: amount - FEE, stakeAt: body.skip(256).loadUint(32) };
};

/** Rounded down, as the machine does it. */
function part(whole: bigint, share: bigint, of: bigint): bigint {
  const product = whole * share;
  return product / of - (product % of < 0n ? 1n : 0n);
}

/** What the validator and all nominators together have more than before, or less. */
function divided({ validatorAmount, validatorShare }: PoolState, earned: bigint): readonly [bigint, bigint] {
  if (earned > 0n) {
    const asked = (earned * BigInt(validatorShare)) / WHOLE_SHARE;
    const ofValidator = asked > earned ? earned : asked;
    return [ofValidator, earned - ofValidator];
  }
  // The validator pays for what is lost, as long as there is something to pay with.
  const left = validatorAmount + earned;
  return left < 0n ? [-validatorAmount, left] : [earned, 0n];
}

const recovered: Step = (state, { value }) => {
  const [ofValidator, ofNominators] = divided(state, value - state.sent);
  const total = [...state.shares.values()].reduce((sum, { amount }) => sum + amount, 0n);
  const shares = [...state.shares].map(([nominator, { amount, pending, leaving }]) => {
    const after = total > 0n ? amount + part(ofNominators, amount, total) : amount;
    return [nominator, { amount: (after < 0n ? 0n : after) + pending, pending: 0n, leaving }] as const;
  });
  const validatorAmount = state.validatorAmount + ofValidator;
  return { ...state, state: 0, sent: 0n, validatorAmount, shares: new Map(shares) };
};

const becomes =
  (next: number): Step =>
  (state) =>
    state.state === 1 ? { ...state, state: next } : state;

const OF_ELECTOR: ReadonlyMap<number, Step> = new Map([
  [0xf96f7324, recovered],
  [0xee6f454c, becomes(0)],
  [0xf374484c, becomes(2)],
]);

const OF_OTHERS: ReadonlyMap<number, Step> = new Map([
  [0, comment],
  [2, processWithdrawals],
  [3, processWithdrawals],
  [4, validatorDeposit],
  [5, validatorWithdrawal],
  [0x4e73744b, newStake],
]);
