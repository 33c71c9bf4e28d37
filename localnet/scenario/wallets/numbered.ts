import { beginCell, storeMessageRelaxed, type Builder } from "@ton/core";
import type { CodeName } from "../../contracts/code";
import { storePlugin } from "./plugin";
import { KEY_BYTES, SUBWALLET, VALIDITY_SECONDS, type Order, type WalletKind } from "./kind";

/** Versions one to four, which grew by a field at a time. */
interface Shape {
  readonly code: CodeName;
  readonly mostPayments: number;
  /** What an order begins with. */
  readonly head: readonly Field[];
  /** From version three on the data names the subwallet, from four on it has a dictionary of plugins. */
  readonly subwallet: boolean;
  readonly plugins: boolean;
}

type Field = keyof typeof FIELDS;

const ACTION = { send: 0, take: 1, leave: 3 } as const;

const FIELDS = {
  subwallet: (head: Builder) => head.storeUint(SUBWALLET, 32),
  until: (head: Builder, { now }: Order) => head.storeUint(now + VALIDITY_SECONDS, 32),
  number: (head: Builder, { number }: Order) => head.storeUint(number, 32),
  /** Version four does more than send. */
  action: (head: Builder, { plugin }: Order) =>
    head.storeUint(plugin === undefined ? ACTION.send : "take" in plugin ? ACTION.take : ACTION.leave, 8),
} as const;

export function numbered({ code, mostPayments, head, subwallet, plugins }: Shape): WalletKind {
  return {
    code,
    mostPayments,
    data(publicKey) {
      const data = beginCell().storeUint(0, 32);
      if (subwallet) data.storeUint(SUBWALLET, 32);
      data.storeBuffer(publicKey, KEY_BYTES);
      if (plugins) data.storeBit(false);
      return data.endCell();
    },
    order(order, { key }) {
      const signed = beginCell();
      for (const field of head) FIELDS[field](signed, order);
      if (order.plugin !== undefined) storePlugin(signed, order.plugin);
      for (const { message, mode } of order.payments)
        signed.storeUint(mode, 8).storeRef(beginCell().store(storeMessageRelaxed(message)));
      return beginCell().storeBuffer(key.sign(signed.endCell().hash())).storeBuilder(signed).endCell();
    },
    nextNumber: (data) => data.loadUint(32),
  };
}
