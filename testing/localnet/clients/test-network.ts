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
import { closeServer, httpServer } from "../../../localnet/api/http-server";
import { createApi } from "../../../localnet/api/api-server";
import { requesterFor, type Requester } from "../api/test-requester";
import { giverOf } from "../../../localnet/chain/giver";
import { openNode, type Node } from "../../../localnet/node/node";
import { openStore } from "../../../localnet/store/open-store";

// Workers start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const TIME = 1_760_000_000;

/** A network in this process with its API on a free port. Blocks are made only by `mine`. */
export interface TestNetwork {
  readonly node: Node;
  readonly url: string;
  readonly request: Requester;
  readonly giver: Address;
  /** An expiry time later than any time of the test. */
  readonly forever: number;
  /** Sends coins from the giver and mines until they have arrived. */
  give(to: Address, value: bigint, more?: { readonly init?: StateInit; readonly body?: Cell }): Promise<void>;
  /** Submits an external message; throws if it is rejected. */
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
    systemClock: () => now,
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
    request: requesterFor(url),
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
