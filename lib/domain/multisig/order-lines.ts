import type { NamedValue, Value } from "../../ton/bodies/value";
import type { Address } from "../../ton/address/address";
import type { OrderStep, OwnersChange, OwnersFault } from "../../ton/multisig/order-steps";
import { opcodeName } from "../../ton/contract/opcode-names";
import type { ActionNames } from "../action/action-names";
import type { ActionPart, Token } from "../action/action-row";
import { phrase } from "../action/fill-template";
import { operationText } from "../transaction/operation-text";
import type { OrderLine } from "./order-row";

/** The jettons of jetton wallets, as far as they are known. */
export type WalletTokens = ReadonlyMap<Address, Token>;

/** What an order will do, a line for each action. */
export function orderLines(
  steps: readonly OrderStep[],
  names: ActionNames,
  tokens: WalletTokens = new Map(),
): readonly OrderLine[] {
  return steps.map((step) => lineOf(step, names, tokens));
}

/** The accounts that the steps order to transfer or burn jettons: their jettons give the amounts a name. */
export function jettonWalletsIn(steps: readonly OrderStep[]): readonly Address[] {
  const wallets = steps.flatMap((step) => {
    const message = step.is === "message" ? groupIn(step.fields, "message") : null;
    const body = message === null ? null : bodyIn(message);
    const to = message === null ? null : addressIn(message, "to");
    return body !== null && to !== null && JETTON_CALLS.has(body.opcode ?? "") ? [to] : [];
  });
  return [...new Set(wallets)];
}

type Parts = readonly ActionPart[];

const MAX_COMMENT = 2_000;
const JETTON_TRANSFER = "0x0f8a7ea5";
const JETTON_BURN = "0x595f07bc";
const NFT_TRANSFER = "0x5fcc3d14";
const COMMENT = "0x00000000";
const SEALED_COMMENT = "0x2167da4b";
const JETTON_CALLS: ReadonlySet<string> = new Set([JETTON_TRANSFER, JETTON_BURN]);

const ALL_BALANCE = 128n;
const DESTROY = 32n;
const IGNORE_ERRORS = 2n;

function lineOf(step: OrderStep, names: ActionNames, tokens: WalletTokens): OrderLine {
  switch (step.is) {
    case "message":
      return messageLine(step.fields, names, tokens);
    case "owners":
      return ownersLine(step.change, step.rejected, names);
    case "skipped":
      return line(
        [phrase("Nothing: unknown operation "), code(step.opcode)],
        [],
        "The contract skips operations that it does not have",
      );
    case "unreadable":
      return line([phrase("Undecodable action")], [], "Execution fails at an action of another form");
  }
}

function line(sentence: Parts, details: readonly Parts[] = [], warning: string | null = null): OrderLine {
  return {
    sentence: [...sentence],
    details: details.filter((one) => one.length > 0).map((one) => [...one]),
    warning,
  };
}

const code = (text: string): ActionPart => ({ is: "code", text, length: text.length });
const coins = (amount: bigint): ActionPart => ({ is: "coins", amount });

function messageLine(fields: readonly NamedValue[], names: ActionNames, tokens: WalletTokens): OrderLine {
  const message = groupIn(fields, "message") ?? [];
  const to = addressIn(message, "to");
  const modeValue = valueIn(fields, "mode");
  const mode = modeValue?.is === "number" ? modeValue.value : 0n;
  const value = amountIn(message, "value");
  const extra = valueIn(message, "extra_currencies");
  const common: readonly Parts[] = [
    extra !== null && extra.is !== "none" ? [phrase("with extra currencies")] : [],
    valueIn(message, "state_init")?.is === "group" || valueIn(message, "state_init")?.is === "cells"
      ? [phrase("deploys the contract")]
      : [],
    (mode & IGNORE_ERRORS) !== 0n ? [phrase("continues if it cannot be sent")] : [],
  ];
  const warning =
    (mode & ALL_BALANCE) === 0n
      ? null
      : (mode & DESTROY) === 0n
        ? "Sends the whole balance"
        : "Sends the whole balance and destroys the multisig";
  if (value === null) return line([phrase("Emit an external message (log)")], common, warning);
  const attached: Parts = (mode & ALL_BALANCE) === 0n ? [coins(value)] : [phrase("the whole balance")];
  const receiver: Parts = to === null ? [phrase("nobody")] : [party(to, names)];
  const { sentence, details } = sentenceOf({ message, to, attached, receiver, names, tokens });
  return line(sentence, [...details, ...common], warning);
}

interface Call {
  readonly message: readonly NamedValue[];
  readonly to: Address | null;
  /** What is sent with it. */
  readonly attached: Parts;
  readonly receiver: Parts;
  readonly names: ActionNames;
  readonly tokens: WalletTokens;
}

interface Said {
  readonly sentence: Parts;
  readonly details: readonly Parts[];
}

function sentenceOf(call: Call): Said {
  const { message, attached, receiver } = call;
  const plain: Parts = [phrase("Send "), ...attached, phrase(" to "), ...receiver];
  const body = bodyIn(message);
  if (body === null) {
    const isEmpty = valueIn(message, "body")?.is !== "cells";
    return { sentence: plain, details: isEmpty ? [] : [[phrase("with undecoded data")]] };
  }
  if (body.fit.is !== "unfit") {
    const sentence = SENTENCES[body.opcode ?? ""]?.(call, body.fields);
    if (sentence !== undefined && sentence !== null) return sentence;
  }
  const operation = operationText((body.opcode === null ? null : opcodeName(body.opcode)) ?? body.name);
  return {
    sentence: [
      phrase("Call "),
      { is: "text", text: operation, length: operation.length },
      phrase(" of "),
      ...receiver,
    ],
    details: [[phrase("with "), ...attached]],
  };
}

type Sentence = (call: Call, fields: readonly NamedValue[]) => Said | null;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  [COMMENT]: ({ attached, receiver }, fields) => {
    const comment = valueIn(fields, "text");
    return {
      sentence: [phrase("Send "), ...attached, phrase(" to "), ...receiver],
      details: comment?.is === "text" && comment.text !== "" ? [[commentPart(comment.text, false)]] : [],
    };
  },
  [SEALED_COMMENT]: ({ attached, receiver }) => ({
    sentence: [phrase("Send "), ...attached, phrase(" to "), ...receiver],
    details: [[commentPart("", true)]],
  }),
  [JETTON_TRANSFER]: (call, fields) => {
    const [amount, destination] = [amountIn(fields, "amount"), addressIn(fields, "destination")];
    if (amount === null || destination === null) return null;
    return {
      sentence: [
        phrase("Transfer "),
        tokensPart(amount, call),
        phrase(" to "),
        party(destination, call.names),
      ],
      details: [
        forwarded(fields),
        [phrase("from jetton wallet "), ...call.receiver, phrase(" with "), ...call.attached],
      ],
    };
  },
  [JETTON_BURN]: (call, fields) => {
    const amount = amountIn(fields, "amount");
    if (amount === null) return null;
    return {
      sentence: [phrase("Burn "), tokensPart(amount, call)],
      details: [[phrase("in jetton wallet "), ...call.receiver, phrase(" with "), ...call.attached]],
    };
  },
  [NFT_TRANSFER]: (call, fields) => {
    const owner = addressIn(fields, "new_owner");
    if (owner === null || call.to === null) return null;
    const { name, ...item } = call.names.item(call.to);
    return {
      sentence: [
        phrase("Transfer NFT "),
        { is: "item", address: call.to, name, ...item },
        phrase(" to "),
        party(owner, call.names),
      ],
      details: [[phrase("with "), ...call.attached]],
    };
  },
};

/** The comment that goes with tokens. */
function forwarded(fields: readonly NamedValue[]): Parts {
  const payload = valueIn(fields, "forward_payload");
  if (payload?.is !== "body" || payload.body.opcode !== COMMENT) return [];
  const comment = valueIn(payload.body.fields, "text");
  return comment?.is === "text" && comment.text !== "" ? [commentPart(comment.text, false)] : [];
}

const UNKNOWN_TOKEN: Token = {
  master: null,
  symbol: "an unknown token",
  decimals: null,
  doubt: null,
  picture: null,
};

function tokensPart(amount: bigint, { to, tokens }: Call): ActionPart {
  return { is: "tokens", amount, token: (to === null ? null : tokens.get(to)) ?? UNKNOWN_TOKEN };
}

function commentPart(text: string, encrypted: boolean): ActionPart {
  return { is: "comment", text: text.slice(0, MAX_COMMENT), length: text.length, encrypted };
}

function party(address: Address, names: ActionNames): ActionPart {
  return { is: "party", party: names.party(address) };
}

const FAULTS: Readonly<Record<OwnersFault, string>> = {
  threshold: "Execution fails: the threshold does not fit the number of signers",
  "no signers": "Execution fails: no signers",
  numbering: "Execution fails: signers or proposers are not numbered from zero",
};

function ownersLine(
  { threshold, signers, proposers }: OwnersChange,
  rejected: OwnersFault | null,
  names: ActionNames,
): OrderLine {
  return line(
    [
      phrase("Change signers to "),
      ...listed(signers, names),
      phrase(", threshold "),
      { is: "number", value: BigInt(threshold) },
      phrase(" of "),
      { is: "number", value: BigInt(signers.length) },
    ],
    [proposers.length === 0 ? [phrase("no proposers")] : [phrase("proposers "), ...listed(proposers, names)]],
    rejected === null ? null : FAULTS[rejected],
  );
}

/** A sentence names only the first of many accounts. */
const MOST_NAMED = 20;

function listed(addresses: readonly Address[], names: ActionNames): Parts {
  if (addresses.length === 0) return [phrase("nobody")];
  const named = addresses
    .slice(0, MOST_NAMED)
    .flatMap((address, place) => [...(place === 0 ? [] : [phrase(", ")]), party(address, names)]);
  const more = addresses.length - MOST_NAMED;
  return more > 0 ? [...named, phrase(` and ${more} more`)] : named;
}

function valueIn(fields: readonly NamedValue[], name: string): Value | null {
  return fields.find((field) => field.name === name)?.value ?? null;
}

function groupIn(fields: readonly NamedValue[], name: string): readonly NamedValue[] | null {
  const value = valueIn(fields, name);
  return value?.is === "group" ? value.fields : null;
}

function bodyIn(message: readonly NamedValue[]) {
  const value = valueIn(message, "body");
  return value?.is === "body" ? value.body : null;
}

function addressIn(fields: readonly NamedValue[], name: string): Address | null {
  const value = valueIn(fields, name);
  return value?.is === "address" ? value.address : null;
}

function amountIn(fields: readonly NamedValue[], name: string): bigint | null {
  const value = valueIn(fields, name);
  return value?.is === "coins" || value?.is === "units" ? value.value : null;
}
