import {
  external,
  internal,
  beginCell,
  storeMessage,
  Address as TonAddress,
  type Cell,
  type MessageRelaxed,
} from "@ton/core";
import { SendMode } from "@ton/core";
import { WalletContractV5R1 } from "@ton/ton";
import { giverOf } from "../../../../localnet/chain/giver";
import type { Genesis } from "../../../../localnet/chain/chain";
import { openNode, type Node } from "../../../../localnet/node/node";
import { openStore } from "../../../../localnet/store/open-store";

/** For the tests of this folder: a running chain with a funded wallet. */

const GENESIS: Genesis = { seed: "the index", time: 1_750_000_000, globalId: -239 };

export interface LiveChain {
  readonly node: Node;
  readonly giver: WalletContractV5R1;
  /** An external message by which the giver sends `messages`, or only its body, as a base64 BoC. */
  order(seqno: number, messages: readonly MessageRelaxed[]): Promise<string>;
  orderBody(seqno: number, messages: readonly MessageRelaxed[]): Promise<string>;
}

export async function openLiveChain(): Promise<LiveChain> {
  let time = GENESIS.time;
  const node = await openNode({
    genesis: GENESIS,
    store: openStore(":memory:"),
    tickMs: 1_000,
    onFault: (error) => {
      throw error;
    },
    systemClock: () => (time += 5),
  });
  const { keys } = giverOf(GENESIS);
  const giver = WalletContractV5R1.create({
    publicKey: keys.publicKey,
    walletId: { networkGlobalId: GENESIS.globalId },
  });
  const bodyOf = (seqno: number, messages: readonly MessageRelaxed[]) =>
    giver.createTransfer({
      seqno,
      messages: [...messages],
      sendMode: SendMode.PAY_GAS_SEPARATELY,
      timeout: 2 ** 32 - 1,
      signer: (signed: Cell) => Promise.resolve(keys.sign(signed.hash())),
    });
  return {
    node,
    giver,
    order: async (seqno, messages) => {
      const message = external({ to: giver.address, body: await bodyOf(seqno, messages) });
      return textOf(beginCell().store(storeMessage(message)).endCell());
    },
    orderBody: async (seqno, messages) => textOf(await bodyOf(seqno, messages)),
  };
}

const textOf = (cell: Cell) => cell.toBoc().toString("base64");

export function payment(to: string, value: bigint, body: Cell | string, init?: { code: Cell; data: Cell }) {
  return internal({
    to: TonAddress.parse(to),
    value,
    bounce: false,
    body,
    ...(init === undefined ? {} : { init }),
  });
}
