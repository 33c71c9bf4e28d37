import { workchainOf, type Address } from "../../ton/address/address";
import { walletNetworkOf } from "../../ton/contract/wallet-network";
import type { SignedOrder } from "../../ton/sending/signed-order";
import type { DestinationState } from "./send-facts";
import {
  carriesAll,
  exceedsBalance,
  expectedOf,
  isAccepted,
  recipientFacts,
  recipients,
  similarAmong,
  totalFee,
  totalOf,
  undeployed,
  type SendSubject,
} from "./send-subject";

/** `refused`: the network will not accept the message; `care`: it will, but it may not be what is meant. */
export type WarningLevel = "refused" | "care" | "note";

export interface SendWarning {
  readonly id: SendWarningId;
  readonly level: WarningLevel;
  readonly label: string;
  readonly text: string;
  /** The accounts that the warning is about. */
  readonly accounts: readonly Address[];
}

interface Found {
  readonly text: string;
  readonly accounts?: readonly Address[];
}

interface SendRule {
  readonly id: string;
  readonly level: WarningLevel;
  readonly label: string;
  /** Null where it does not apply. */
  readonly find: (subject: SendSubject) => Found | null;
}

const DELETE_IF_EMPTY = 32;
const IGNORE_ERRORS = 2;
/** In nanocoins: more than a wallet's message costs in practice. */
const HIGH_FEE = 500_000_000n;
/** Fees above one part in this many of the amount sent are high too, unless they are tiny. */
const HIGH_SHARE = 10n;
const TINY_FEE = 50_000_000n;

/** Reasons not to send a message, or to check it again, the gravest first. */
export const SEND_RULES = [
  {
    id: "on-chain",
    level: "refused",
    label: "Already on chain",
    find: ({ facts }) =>
      facts?.transaction != null ? say("Exactly this message was already processed.") : null,
  },
  {
    id: "expired",
    level: "refused",
    label: "Expired",
    find: withOrder(({ validUntil }, { nowS, facts }) =>
      validUntil !== null && validUntil <= (facts?.destination?.time ?? nowS)
        ? say("Its time limit has passed. Sign it again.")
        : null,
    ),
  },
  {
    id: "seqno-used",
    level: "refused",
    label: "Seqno already used",
    find: withSeqno((seqno, expected) =>
      seqno < expected ? `It has seqno ${seqno}, the wallet expects ${expected}. Sign it again.` : null,
    ),
  },
  {
    id: "seqno-ahead",
    level: "refused",
    label: "Seqno in the future",
    find: withSeqno((seqno, expected) =>
      seqno > expected
        ? `It has seqno ${seqno}, the wallet expects ${expected}. Other messages have to come first.`
        : null,
    ),
  },
  {
    id: "wrong-network",
    level: "refused",
    label: "Wrong network",
    find: withOrder(otherNetwork),
  },
  {
    id: "wallet-id",
    level: "refused",
    label: "Wrong wallet ID",
    find: withOrder(({ walletId }, subject) => {
      const expected = expectedOf(subject)?.walletId ?? null;
      return walletId !== null && expected !== null && walletId !== expected
        ? say(`It is for wallet ID ${walletId}, the wallet has ${expected}.`)
        : null;
    }),
  },
  {
    id: "signature",
    level: "refused",
    label: "Invalid signature",
    find: ({ facts }) =>
      facts?.signature === "invalid" ? say("It is not signed by the key of this wallet.") : null,
  },
  {
    id: "signatures-off",
    level: "refused",
    label: "Signatures disabled",
    find: withOrder((_, { facts }) =>
      facts?.destination?.maySign === false
        ? say("This wallet takes orders from its extensions only.")
        : null,
    ),
  },
  {
    id: "not-deployed",
    level: "refused",
    label: "Not deployed",
    find: ({ message, facts }) =>
      isInactive(facts?.destination) && facts?.destination?.status !== "frozen" && message.init === null
        ? say("The destination has no contract, and the message brings no StateInit.")
        : null,
  },
  {
    id: "frozen",
    level: "refused",
    label: "Frozen",
    find: ({ message, facts }) =>
      facts?.destination?.status === "frozen" && message.init === null
        ? say("The destination is frozen. It takes a message with its StateInit only.")
        : null,
  },
  {
    id: "other-init",
    level: "refused",
    label: "Wrong StateInit",
    find: ({ message: { init }, facts }) => {
      const state = facts?.destination ?? null;
      if (init === null || state?.status === "active") return null;
      if ((state === null ? init.fits : isAccepted(init, state)) !== false) return null;
      return say(
        state?.status === "frozen"
          ? "The StateInit is not the state that was frozen."
          : "The StateInit belongs to another address.",
      );
    },
  },
  {
    id: "errors-not-ignored",
    level: "refused",
    label: "Wrong send mode",
    find: withOrder(({ layout, sends }) =>
      layout === "w5_external_signed_request" && sends.some(({ mode }) => (mode & IGNORE_ERRORS) === 0)
        ? say("Wallet v5 requires the mode that ignores errors (2) in external messages.")
        : null,
    ),
  },
  {
    id: "suspended",
    level: "refused",
    label: "Suspended",
    find: ({ facts }) =>
      facts?.destination?.isSuspended === true && isInactive(facts.destination)
        ? say("The network does not let this address deploy a contract.")
        : null,
  },
  {
    id: "similar-address",
    level: "care",
    label: "Similar addresses",
    find: ({ message: { destination, order } }) => {
      const own = recipients(order);
      const similar = similarAmong([destination, ...own]);
      return similar.length === 0
        ? null
        : { text: "Two addresses have the same ends. Compare all of their characters.", accounts: similar };
    },
  },
  {
    id: "doubtful-name",
    level: "care",
    label: "Suspicious name",
    find: ({ message: { order }, facts }) => {
      const doubtful = recipientFacts(order, facts).filter(({ doubt }) => doubt !== undefined);
      const [first] = doubtful;
      return first === undefined
        ? null
        : { text: `${first.doubt ?? ""}.`, accounts: doubtful.map(({ address }) => address) };
    },
  },
  {
    id: "balance",
    level: "care",
    label: "Insufficient balance",
    find: withOrder(({ sends }, { facts }) => {
      const balance = facts?.destination?.balance ?? null;
      return balance !== null && exceedsBalance(sends, balance)
        ? say("The messages carry more than the wallet has: some will not be sent.")
        : null;
    }),
  },
  {
    id: "all-of-balance",
    level: "care",
    label: "Sends everything",
    find: withOrder(({ sends }) =>
      sends.some(carriesAll) ? say("Mode 128: a message carries all of the remaining balance.") : null,
    ),
  },
  {
    id: "deletes-account",
    level: "care",
    label: "Deletes the wallet",
    find: withOrder(({ sends }) =>
      sends.some(({ mode }) => (mode & DELETE_IF_EMPTY) !== 0)
        ? say("Mode 32: the wallet is deleted if nothing is left.")
        : null,
    ),
  },
  {
    id: "high-fee",
    level: "care",
    label: "High fee",
    find: ({ message: { order }, facts }) => {
      if (facts?.fees == null) return null;
      const fee = totalFee(facts.fees);
      const sent = totalOf(order?.sends ?? []);
      const isHigh = fee >= HIGH_FEE || (fee > TINY_FEE && sent > 0n && fee > sent / HIGH_SHARE);
      return isHigh ? say("The estimated fee is much higher than usual.") : null;
    },
  },
  {
    id: "bounces",
    level: "care",
    label: "Recipient not deployed",
    find: ({ message: { order }, facts }) => {
      const bounced = undeployed(order, facts, true);
      return bounced.length === 0
        ? null
        : { text: "Bounceable messages to accounts that are not deployed come back.", accounts: bounced };
    },
  },
  {
    id: "new-recipient",
    level: "note",
    label: "New recipient",
    find: ({ message: { order }, facts }) => {
      const fresh = undeployed(order, facts, false);
      return fresh.length === 0
        ? null
        : { text: "The recipient is not deployed. The coins wait for it there.", accounts: fresh };
    },
  },
  {
    id: "not-a-wallet",
    level: "note",
    label: "Not a known wallet",
    find: ({ message, facts }) =>
      message.order === null || (facts?.destination?.status === "active" && facts.destination.kind === null)
        ? say("What the contract does with the message is not known here.")
        : null,
  },
  {
    id: "not-all-read",
    level: "note",
    label: "Partly decoded",
    find: withOrder(({ whole }) =>
      whole ? null : say("There is more in the message than could be decoded."),
    ),
  },
] as const satisfies readonly SendRule[];

export type SendWarningId = (typeof SEND_RULES)[number]["id"];

/** All rules that apply, the gravest first. */
export function sendWarnings(subject: SendSubject): readonly SendWarning[] {
  return SEND_RULES.flatMap((rule: SendRule & { readonly id: SendWarningId }) => {
    const found = rule.find(subject);
    if (found === null) return [];
    const { id, level, label } = rule;
    return [{ id, level, label, text: found.text, accounts: found.accounts ?? [] }];
  });
}

function say(text: string): Found {
  return { text };
}

function withOrder(find: (order: SignedOrder, subject: SendSubject) => Found | null): SendRule["find"] {
  return (subject) => (subject.message.order === null ? null : find(subject.message.order, subject));
}

function withSeqno(words: (seqno: number, expected: number) => string | null): SendRule["find"] {
  return withOrder(({ seqno }, subject) => {
    // It was this message that used it.
    if (subject.facts?.transaction != null) return null;
    const expected = expectedOf(subject)?.seqno ?? null;
    const text = seqno === null || expected === null ? null : words(seqno, expected);
    return text === null ? null : say(text);
  });
}

/** Wallets of version 5 name the network in their ids. */
function otherNetwork({ layout, walletId }: SignedOrder, subject: SendSubject): Found | null {
  if (layout !== "w5_external_signed_request" || walletId === null) return null;
  if (expectedOf(subject)?.walletId === walletId) return null;
  const network = walletNetworkOf(walletId, workchainOf(subject.message.destination) ?? 0);
  const here = subject.testnet ? "testnet" : "mainnet";
  return network === null || network === here ? null : say(`It was signed for ${network}.`);
}

function isInactive(state: DestinationState | null | undefined): boolean {
  return state != null && state.status !== "active";
}
