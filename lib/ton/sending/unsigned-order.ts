import {
  Address as CoreAddress,
  beginCell,
  Cell,
  internal,
  SendMode,
  storeMessageRelaxed,
  storeOutList,
  type Builder,
} from "@ton/core";
import type { Address } from "../address/address";

/** An unsigned transfer, to estimate its cost. */
export interface PlannedTransfer {
  readonly to: Address;
  readonly amount: bigint;
  readonly bounce: boolean;
  /** Empty for none. */
  readonly comment: string;
}

export interface PlannedOrder {
  readonly seqno: number;
  readonly walletId: number;
  readonly validUntil: number;
  readonly transfer: PlannedTransfer;
}

/** Fees paid separately, errors ignored: the mode that wallets use. */
export const UNSIGNED_MODE = SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS;
const EMPTY_SIGNATURE = Buffer.alloc(64);
const V5_SIGNED = 0x7369676e;

type Layout = (order: PlannedOrder) => Builder;

/** The body of an external message for each version of wallets, by the prefix of their kinds. */
const LAYOUTS: readonly (readonly [kind: string, layout: Layout])[] = [
  ["wallet_v1", ({ seqno }) => unsigned().storeUint(seqno, 32)],
  ["wallet_v2", ({ seqno, validUntil }) => unsigned().storeUint(seqno, 32).storeUint(validUntil, 32)],
  ["wallet_v3", (order) => numbered(unsigned(), order)],
  ["wallet_v4", (order) => numbered(unsigned(), order).storeUint(0, 8)],
];

function unsigned(): Builder {
  return beginCell().storeBuffer(EMPTY_SIGNATURE);
}

function numbered(builder: Builder, { walletId, validUntil, seqno }: PlannedOrder): Builder {
  return builder.storeInt(walletId, 32).storeUint(validUntil, 32).storeUint(seqno, 32);
}

/** The body without a signature; null for kinds of accounts that accept none of these. Imports `@ton/core`. */
export function unsignedOrder(kind: string, order: PlannedOrder): Cell | null {
  const message = messageOf(order.transfer);
  if (kind === "wallet_v5r1") {
    const list = beginCell().store(storeOutList([{ type: "sendMsg", mode: UNSIGNED_MODE, outMsg: message }]));
    return numbered(beginCell().storeUint(V5_SIGNED, 32), order)
      .storeMaybeRef(list.endCell())
      .storeBit(false)
      .storeBuffer(EMPTY_SIGNATURE)
      .endCell();
  }
  const layout = LAYOUTS.find(([beginning]) => kind.startsWith(beginning))?.[1];
  if (layout === undefined) return null;
  return layout(order)
    .storeUint(UNSIGNED_MODE, 8)
    .storeRef(beginCell().store(storeMessageRelaxed(message)))
    .endCell();
}

function messageOf({ to, amount, bounce, comment }: PlannedTransfer) {
  const body = comment === "" ? Cell.EMPTY : beginCell().storeUint(0, 32).storeStringTail(comment).endCell();
  return internal({ to: CoreAddress.parseRaw(to), value: amount, bounce, body });
}
