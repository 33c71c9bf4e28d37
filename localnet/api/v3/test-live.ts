import { external, internal, beginCell, storeMessage, Address as TonAddress, type Cell, type MessageRelaxed } from "@ton/core";
import { SendMode } from "@ton/core";
import { WalletContractV5R1 } from "@ton/ton";
import { giverOf } from "../../chain/giver";
import type { Genesis } from "../../chain/chain";
import { openNode, type Node } from "../../node/node";
import { doubleOf } from "./test-store";

/** Used by the tests of this folder: a chain that really runs, and somebody with coins on it. */

const GENESIS: Genesis = { seed: "the index", time: 1_750_000_000, globalId: -239 };

export interface Live {
  readonly node: Node;
  readonly giver: WalletContractV5R1;
  /** A message from outside that makes the giver send these, as a bag of cells in base64. */
  order(seqno: number, messages: readonly MessageRelaxed[]): Promise<string>;
}

export async function openLive(): Promise<Live> {
  let time = GENESIS.time;
  const node = await openNode({
    genesis: GENESIS,
    store: doubleOf(),
    tickMs: 1_000,
    onFault: (error) => {
      throw error;
    },
    machineClock: () => (time += 5),
  });
  const { keys } = giverOf(GENESIS);
  const giver = WalletContractV5R1.create({
    publicKey: keys.publicKey,
    walletId: { networkGlobalId: GENESIS.globalId },
  });
  const order = async (seqno: number, messages: readonly MessageRelaxed[]) => {
    const body = await giver.createTransfer({
      seqno,
      messages: [...messages],
      sendMode: SendMode.PAY_GAS_SEPARATELY,
      timeout: 2 ** 32 - 1,
      signer: (signed: Cell) => Promise.resolve(keys.sign(signed.hash())),
    });
    const message = external({ to: giver.address, body });
    return beginCell().store(storeMessage(message)).endCell().toBoc().toString("base64");
  };
  return { node, giver, order };
}

export function payment(to: string, value: bigint, body: Cell | string, init?: { code: Cell; data: Cell }) {
  return internal({ to: TonAddress.parse(to), value, bounce: false, body, ...(init === undefined ? {} : { init }) });
}
