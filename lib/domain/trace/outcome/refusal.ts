import type { ActionKind } from "../../action/action-kinds";
import type { Address } from "../../../ton/address/address";
import { CONFIG, ELECTOR } from "../../../ton/address/system-accounts";
import { readBoc } from "../../../ton/cell/boc";
import { CellReader } from "../../../ton/cell/cell-reader";
import { explainExitCode } from "../../../ton/contract/exit-code";
import { FormatError } from "../../../ton/value/format-error";
import type { Message } from "../../../toncenter/v3/v3-message";
import { messageKind } from "../../message/message-kind";

/** The interfaces of an account, as the service names them. */
export type InterfacesOf = (account: Address) => readonly string[];

interface Reason {
  /** What was refused, as a clause. */
  readonly action: string;
  /** The reasons, by the number that follows the query id. */
  readonly reasons?: (code: number) => string | null;
}

interface Refusal extends Reason {
  /** Whether this account refuses with such messages: any contract can send the same opcode. */
  readonly isFrom: (source: Address, interfacesOf: InterfacesOf) => boolean;
}

/** Reasons for which the elector returns a stake. */
const STAKE_CODES: Readonly<Record<number, string>> = {
  0: "no election was open for it, or it did not come from the masterchain",
  1: "its signature is not that of the validator's key",
  2: "it was less than 1/4096 of all stakes so far",
  3: "it was made for another election than the one that was open",
  4: "somebody else has staked for the same key",
  5: "it was less than the smallest stake that is allowed",
  6: "its largest factor was less than one",
};

/** Why the elector rejected a stake, as a clause; null for codes that it does not have. */
export function stakeRefusalText(code: number): string | null {
  return STAKE_CODES[code] ?? null;
}

const fromElector = (source: Address) => source === ELECTOR;

/** Messages with which contracts that ran successfully refuse something. A new one is a new entry. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  "0xee6f454c": { isFrom: fromElector, action: "the stake was refused", reasons: stakeRefusalText },
  "0xfffffffe": { isFrom: fromElector, action: "the elector had no stake to give back" },
  "0xafaf283e": {
    isFrom: (source, interfacesOf) => interfacesOf(source).includes("multisig_order_v2"),
    action: "the approval of the order was rejected",
    reasons: (code) => reasonOf(explainExitCode(code, "compute", "multisig_order_v2")?.name),
  },
  "0xee764f6f": {
    isFrom: (source) => source === CONFIG,
    action: "the configuration did not take the new set of validators",
  },
};

/** Reasons for which STON.fi sends a swap's input back. */
const STONFI_CODES: Readonly<Record<number, string>> = {
  0x5ffe1295: "the pool has no liquidity",
  0x38976e9b: "the reserves of the pool do not allow it",
  0x5f954434: "nothing would have been paid out",
  0x39603190: "slippage: less than the minimum amount would have been paid out",
  0x365c484d: "the pool is locked",
  0x1ec28412: "the deadline had passed",
  0xa768c0d1: "the fees are out of bounds",
};

interface Rejection extends Reason {
  /** Small opcodes mean this only for actions of this kind. */
  readonly kind: ActionKind;
  /** The number of addresses between query id and code. */
  readonly addresses?: number;
}

/** Messages by which a part of a failed action reports its failure and the reason. A new one is a new entry. */
const REJECTIONS: Readonly<Record<string, Rejection>> = {
  "0xe1a36cd4": { kind: "liquidity", action: "the pool rejected the deposit" },
  "0xf93bb43f": {
    kind: "swap",
    action: "STON.fi returned the swap",
    reasons: (code) => STONFI_CODES[code] ?? null,
    addresses: 1,
  },
  "0x657b54f5": {
    kind: "swap",
    action: "STON.fi returned the swap",
    reasons: (code) => STONFI_CODES[code] ?? null,
    addresses: 3,
  },
  "0x0000011f": { kind: "lending", action: "EVAA rejected the supply" },
  "0x0000211f": { kind: "lending", action: "EVAA rejected the withdrawal" },
  "0x000021e6": { kind: "lending", action: "EVAA rejected the withdrawal: the account is locked" },
  "0x000021e7": { kind: "lending", action: "EVAA rejected the withdrawal: not enough collateral" },
  "0x000021e8": { kind: "lending", action: "EVAA rejected the withdrawal: prices are missing" },
  "0x00211fe8": { kind: "lending", action: "EVAA rejected the withdrawal: not enough funds in the pool" },
  "0x0000031f": { kind: "lending", action: "EVAA rejected the liquidation" },
};

const reasonOf = (name: string | undefined) => name ?? null;

const OPCODE_BITS = 32;
const QUERY_BITS = 64;
const CODE_BITS = 32;

/** What a table has for a message between accounts. A log or an order from outside answers nobody. */
function entryFor<T>(message: Message, table: Readonly<Record<string, T>>): T | null {
  const { opcode, bounced } = message;
  if (opcode === null || bounced === true || messageKind(message) !== "internal") return null;
  return table[opcode] ?? null;
}

/** What was refused and why, if this message is a refusal: "the stake was refused: it was too small". */
export function refusalIn(message: Message, interfacesOf: InterfacesOf): string | null {
  const { source, message_content } = message;
  const refusal = entryFor(message, REFUSALS);
  if (refusal === null || source === null || !refusal.isFrom(source, interfacesOf)) return null;
  const code = refusal.reasons === undefined ? null : codeIn(message_content?.body ?? null, 0);
  const why = code === null ? null : (refusal.reasons?.(code) ?? `reason ${code}`);
  return why === null ? refusal.action : `${refusal.action}: ${why}`;
}

/** The reason that a message gives for the failure of an action of this kind; null for most messages. */
export function rejectionIn(message: Message, kind: ActionKind): string | null {
  const { message_content } = message;
  const rejection = entryFor(message, REJECTIONS);
  if (rejection?.kind !== kind) return null;
  if (rejection.reasons === undefined) return rejection.action;
  const code = codeIn(message_content?.body ?? null, rejection.addresses ?? 0);
  // The codes of success are not among the reasons.
  const why = code === null ? null : rejection.reasons(code);
  return why === null ? null : `${rejection.action}: ${why}`;
}

/** The number after operation, query id and some addresses; null if there is none or the body is unknown. */
function codeIn(body: string | null, addresses: number): number | null {
  if (body === null) return null;
  try {
    const { roots, cells } = readBoc(body);
    const root = cells[roots[0] ?? -1];
    if (root === undefined) return null;
    const reader = new CellReader(root);
    if (reader.uint(OPCODE_BITS) === null || reader.uint(QUERY_BITS) === null) return null;
    for (let place = 0; place < addresses; place += 1) reader.address();
    const code = reader.uint(CODE_BITS);
    return code === null ? null : Number(code);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}
