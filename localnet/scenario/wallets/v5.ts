import { beginCell, storeOutList, type Builder } from "@ton/core";
import { KEY_BYTES, VALIDITY_SECONDS, type Order, type Signer, type WalletKind } from "./kind";

const SIGNED_EXTERNAL = 0x7369676e;
const MOST_ACTIONS = 255;
/** The code refuses an order from outside whose failing payments would stop it. */
const IGNORE_ERRORS = 2;

interface Shape {
  readonly code: WalletKind["code"];
  /** The id names the network, the workchain, the version and the subwallet: the last three are 0 here. */
  readonly id: (builder: Builder, globalId: number) => Builder;
  readonly data: (seqno: number) => Builder;
  readonly actions: (builder: Builder, list: Builder) => Builder;
  readonly mode: (mode: number) => number;
  readonly bitsBeforeNumber: number;
}

/** A client's id: the highest bit is set, everything below is 0. */
const CLIENT_CONTEXT = -(2 ** 31);

export const V5_R1 = versionFive({
  code: "wallet_v5r1",
  id: (builder, globalId) => builder.storeInt(CLIENT_CONTEXT ^ globalId, 32),
  data: (seqno) => beginCell().storeBit(true).storeUint(seqno, 32),
  actions: (builder, list) => builder.storeMaybeRef(list).storeBit(false),
  mode: (mode) => mode | IGNORE_ERRORS,
  bitsBeforeNumber: 1,
});

export const V5_BETA = versionFive({
  code: "wallet_v5beta",
  id: (builder, globalId) => builder.storeInt(globalId, 32).storeInt(0, 8).storeUint(0, 8).storeUint(0, 32),
  data: (seqno) => beginCell().storeUint(seqno, 33),
  actions: (builder, list) => builder.storeBit(false).storeRef(list),
  mode: (mode) => mode,
  bitsBeforeNumber: 1,
});

function versionFive(shape: Shape): WalletKind {
  return {
    code: shape.code,
    mostPayments: MOST_ACTIONS,
    data: (publicKey, { globalId }) =>
      shape.id(shape.data(0), globalId).storeBuffer(publicKey, KEY_BYTES).storeBit(false).endCell(),
    order({ number, now, payments }: Order, { key, network }: Signer) {
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
