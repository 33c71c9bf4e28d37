import type { Address } from "../../ton/address/address";
import { areSimilar } from "../../ton/address/similar-address";
import type { BroughtState, SendableMessage } from "../../ton/sending/sendable-message";
import type { OrderedSend, SignedOrder } from "../../ton/sending/signed-order";
import type { DestinationState, EstimatedFees, SendFacts } from "./send-facts";

/** A message with everything known about it and its accounts. */
export interface SendSubject {
  readonly message: Pick<SendableMessage, "destination" | "init" | "order" | "body">;
  /** Null until they are loaded. */
  readonly facts: SendFacts | null;
  /** Used while the chain's time is not known. */
  readonly nowS: number;
  readonly testnet: boolean;
}

/** Every account that the message involves, each once, the destination first. */
export function accountsOf({ destination, order }: SendSubject["message"]): readonly Address[] {
  return [...new Set([destination, ...recipients(order)])];
}

/** The seqno that the wallet expects: the chain's, or that of the state which the message brings. */
export function expectedOf({ facts, message }: Pick<SendSubject, "facts" | "message">) {
  const state = facts?.destination ?? null;
  if (state === null) return null;
  if (state.status === "active") return { seqno: state.seqno, walletId: state.walletId };
  const init = acceptedInit(message.init, state);
  return init === null ? null : { seqno: init.seqno, walletId: init.walletId };
}

/** The state that the message brings, if the destination takes it; as far as its address tells, where nothing else is known. */
export function acceptedInit(
  init: BroughtState | null,
  state: Pick<DestinationState, "status" | "frozenHash"> | null,
): BroughtState | null {
  if (init === null) return null;
  return (state === null ? init.fits : isAccepted(init, state)) === true ? init : null;
}

/**
 * Whether an account without code takes this state; null if unknown. A frozen account takes back the state that it had,
 * which is rarely the one that its address follows from.
 */
export function isAccepted(
  { fits, hash }: Pick<BroughtState, "fits" | "hash">,
  { status, frozenHash }: Pick<DestinationState, "status" | "frozenHash">,
): boolean | null {
  if (status !== "frozen") return fits;
  return frozenHash === null ? null : hash === frozenHash;
}

export function totalFee({ importFee, storage, gas, forward }: EstimatedFees): bigint {
  return importFee + storage + gas + forward;
}

/** What the messages carry together; a message that carries the whole balance has no amount. */
export function totalOf(sends: readonly Pick<OrderedSend, "value">[]): bigint {
  return sends.reduce((sum, { value }) => sum + value, 0n);
}

const ALL_OF_BALANCE = 128;

/** Whether a message carries all of the balance, whatever that is. */
export function carriesAll({ mode }: Pick<OrderedSend, "mode">): boolean {
  return (mode & ALL_OF_BALANCE) !== 0;
}

/** Whether the messages carry more than the wallet has, so that some will not be sent. */
export function exceedsBalance(
  sends: readonly Pick<OrderedSend, "value" | "mode">[],
  balance: bigint,
): boolean {
  return totalOf(sends.filter((send) => !carriesAll(send))) > balance;
}

export function recipients(order: SignedOrder | null): readonly Address[] {
  return (order?.sends ?? []).flatMap(({ to, is }) => (to === null || is === "log" ? [] : to));
}

export function recipientFacts(order: SignedOrder | null, facts: SendFacts | null) {
  const wanted = new Set(recipients(order));
  return (facts?.accounts ?? []).filter(({ address }) => wanted.has(address));
}

/** Recipients without a contract, of messages that bring none, that bounce or do not. */
export function undeployed(
  order: SignedOrder | null,
  facts: SendFacts | null,
  bounce: boolean,
): readonly Address[] {
  const inactive = new Set(
    recipientFacts(order, facts)
      .filter(({ status }) => status === "uninit" || status === "nonexist")
      .map(({ address }) => address),
  );
  const found = (order?.sends ?? []).flatMap(({ to, init, bounce: bounces }) =>
    to !== null && init === null && bounces === bounce && inactive.has(to) ? to : [],
  );
  return [...new Set(found)];
}

/** Up to this number of addresses, all pairs are compared. */
const MOST_COMPARED = 300;

export function similarAmong(addresses: readonly Address[]): readonly Address[] {
  const all = [...new Set(addresses)].slice(0, MOST_COMPARED);
  return all.filter((one) => all.some((other) => areSimilar(one, other)));
}
