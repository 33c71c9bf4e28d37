import { beginCell, storeOutList, type Builder } from "@ton/core";
import {
  KEY_BYTES,
  VALIDITY_SECONDS,
  type WalletOrder,
  type OrderSigner,
  type WalletKind,
} from "./wallet-kind";

const SIGNED_EXTERNAL = 0x7369676e;
const MAX_ACTIONS = 255;
/** The code rejects external orders without this flag. */
const IGNORE_ERRORS = 2;

interface WalletV5Shape {
  readonly code: WalletKind["code"];
  /** The wallet id: network, workchain, version and subwallet. The last three are 0 here. */
  readonly id: (builder: Builder, globalId: number) => Builder;
  readonly data: (seqno: number) => Builder;
  readonly actions: (builder: Builder, list: Builder) => Builder;
  readonly mode: (mode: number) => number;
  readonly bitsBeforeNumber: number;
}

/** The context of a client's wallet id: the highest bit is set, all others are 0. */
const CLIENT_CONTEXT = -(2 ** 31);

export const V5_R1 = walletV5({
  code: "wallet_v5r1",
  id: (builder, globalId) => builder.storeInt(CLIENT_CONTEXT ^ globalId, 32),
  data: (seqno) => beginCell().storeBit(true).storeUint(seqno, 32),
  actions: (builder, list) => builder.storeMaybeRef(list).storeBit(false),
  mode: (mode) => mode | IGNORE_ERRORS,
  bitsBeforeNumber: 1,
});

export const V5_BETA = walletV5({
  code: "wallet_v5beta",
  id: (builder, globalId) => builder.storeInt(globalId, 32).storeInt(0, 8).storeUint(0, 8).storeUint(0, 32),
  data: (seqno) => beginCell().storeUint(seqno, 33),
  actions: (builder, list) => builder.storeBit(false).storeRef(list),
  mode: (mode) => mode,
  bitsBeforeNumber: 1,
});

function walletV5(shape: WalletV5Shape): WalletKind {
  return {
    code: shape.code,
    maxPayments: MAX_ACTIONS,
    data: (publicKey, { globalId }) =>
      shape.id(shape.data(0), globalId).storeBuffer(publicKey, KEY_BYTES).storeBit(false).endCell(),
    order({ number, now, payments }: WalletOrder, { key, network }: OrderSigner) {
      const list = beginCell().store(
        storeOutList(
          payments.map(({ message, mode }) => ({
            type: "sendMsg",
            mode: shape.mode(mode),
            outMsg: message,
          })),
        ),
      );
      const signed = shape
        .id(beginCell().storeUint(SIGNED_EXTERNAL, 32), network.globalId)
        .storeUint(now + VALIDITY_SECONDS, 32)
        .storeUint(number, 32);
      shape.actions(signed, list);
      return beginCell().storeBuilder(signed).storeBuffer(key.sign(signed.endCell().hash())).endCell();
    },
    nextNumber: (data) => data.skip(shape.bitsBeforeNumber).loadUint(32),
  };
}
