import { beginCell, storeMessageRelaxed, type Builder } from "@ton/core";
import type { CodeName } from "../../contracts/stored-code";
import { storePlugin } from "./plugin-change";
import { KEY_BYTES, SUBWALLET, VALIDITY_SECONDS, type WalletOrder, type WalletKind } from "./wallet-kind";

/** Versions 1 to 4, each of which added fields. */
interface SeqnoWalletShape {
  readonly code: CodeName;
  readonly maxPayments: number;
  /** The first fields of an order. */
  readonly head: readonly OrderField[];
  /** Version 3 added the subwallet id to the data, version 4 the dictionary of plugins. */
  readonly subwallet: boolean;
  readonly plugins: boolean;
}

type OrderField = keyof typeof ORDER_FIELDS;

const ACTION = { send: 0, install: 1, remove: 3 } as const;

const ORDER_FIELDS = {
  subwallet: (head: Builder) => head.storeUint(SUBWALLET, 32),
  expiry: (head: Builder, { now }: WalletOrder) => head.storeUint(now + VALIDITY_SECONDS, 32),
  number: (head: Builder, { number }: WalletOrder) => head.storeUint(number, 32),
  /** Version 4 has other actions besides sending. */
  action: (head: Builder, { plugin }: WalletOrder) =>
    head.storeUint(
      plugin === undefined ? ACTION.send : "install" in plugin ? ACTION.install : ACTION.remove,
      8,
    ),
} as const;

export function seqnoWallet({ code, maxPayments, head, subwallet, plugins }: SeqnoWalletShape): WalletKind {
  return {
    code,
    maxPayments,
    data(publicKey) {
      const data = beginCell().storeUint(0, 32);
      if (subwallet) data.storeUint(SUBWALLET, 32);
      data.storeBuffer(publicKey, KEY_BYTES);
      if (plugins) data.storeBit(false);
      return data.endCell();
    },
    order(order, { key }) {
      const signed = beginCell();
      for (const field of head) ORDER_FIELDS[field](signed, order);
      if (order.plugin !== undefined) storePlugin(signed, order.plugin);
      for (const { message, mode } of order.payments)
        signed.storeUint(mode, 8).storeRef(beginCell().store(storeMessageRelaxed(message)));
      return beginCell().storeBuffer(key.sign(signed.endCell().hash())).storeBuilder(signed).endCell();
    },
    nextNumber: (data) => data.loadUint(32),
  };
}
