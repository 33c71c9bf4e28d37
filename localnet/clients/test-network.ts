import {
  beginCell,
  external,
  internal,
  SendMode,
  storeMessage,
  type Address,
  type Cell,
  type StateInit,
} from "@ton/core";
import { WalletContractV5R1 } from "@ton/ton";
import { vi } from "vitest";
import type { Address as Account } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { closeServer, httpServer } from "../api/http-server";
import { createApi } from "../api/server";
import { askOf, type Ask } from "../api/test-ask";
import { giverOf } from "../chain/giver";
import { openNode, type Node } from "../node/node";
import { openStore } from "../store/open";

// Workers take long to start on a machine that does other things too.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const TIME = 1_760_000_000;

/** A whole network in this process, with its service on a free port; blocks are made when a test says so. */
export interface TestNetwork {
  readonly node: Node;
  readonly url: string;
  readonly ask: Ask;
  readonly giver: Address;
  /** A time at which no order has expired. */
  readonly forever: number;
  /** Sends coins from the network's own wallet, and waits until they are there. */
  give(to: Address, value: bigint, more?: { readonly init?: StateInit; readonly body?: Cell }): Promise<void>;
  /** Puts a message into the mempool; throws when it is refused. */
  submit(message: Cell): Promise<void>;
  mine(blocks: number): Promise<void>;
  account(address: Address): Account;
  close(): Promise<void>;
}

export async function openTestNetwork(seed: string): Promise<TestNetwork> {
  const genesis = { seed, time: TIME, globalId: -3 };
  const store = openStore(":memory:");
  let now = TIME;
  const node = await openNode({
    genesis,
    store,
    tickMs: 1_000,
    onFault: (error) => {
      throw error;
    },
    machineClock: () => now,
  });
  const server = httpServer(createApi(node));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const listening = server.address();
  const url = `http://127.0.0.1:${typeof listening === "object" && listening !== null ? listening.port : 0}`;

  const { keys } = giverOf(genesis);
  const giver = WalletContractV5R1.create({
    publicKey: keys.publicKey,
    walletId: { networkGlobalId: genesis.globalId },
  });
  let seqno = 0;

  const submit = async (message: Cell) => {
    const verdict = await node.submit(message.toBoc());
    if (verdict.kind === "refused") throw new Error(`refused: ${verdict.reason}`);
  };
  const mine = async (blocks: number) => {
    for (let made = 0; made < blocks; made += 1) {
      now += 1;
      await node.mine(1);
    }
  };
  await mine(2);

  return {
    node,
    url,
    ask: askOf(url),
    giver: giver.address,
    forever: TIME + 10_000_000,
    submit,
    mine,
    async give(to, value, { init, body } = {}) {
      const order = await giver.createTransfer({
        seqno,
        timeout: TIME + 10_000_000,
        signer: (message: Cell) => Promise.resolve(keys.sign(message.hash())),
        sendMode: SendMode.PAY_GAS_SEPARATELY,
        messages: [internal({ to, value, bounce: false, init, body })],
      });
      seqno += 1;
      await submit(
        beginCell()
          .store(storeMessage(external({ to: giver.address, body: order })))
          .endCell(),
      );
      await mine(4);
    },
    account: (address) => parseAddress(address.toRawString()),
    async close() {
      await closeServer(server, 100);
      await node.close();
      store.close();
    },
  };
}
