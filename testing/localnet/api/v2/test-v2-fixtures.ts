import {
  Address,
  beginCell,
  contractAddress,
  internal,
  SendMode,
  storeMessage,
  external,
  toNano,
  Cell,
} from "@ton/core";
import { WalletContractV4 } from "@ton/ton";
import { runTolkCompiler } from "@ton/tolk-js";
import { fieldOf } from "@/lib/toncenter/field-of";
import { keysOf, type KeyPair } from "../../../../localnet/chain/key-pairs";
import type { TestNetwork } from "../../clients/test-network";

/** Addresses, ids and messages of the test network for use in requests. */
export interface V2Fixtures {
  readonly wallet: string;
  readonly raw: string;
  readonly walletId: string;
  readonly nonexistent: string;
  readonly giver: string;
  readonly elector: string;
  /** A contract that claims to be a jetton and has an `echo` method. */
  readonly token: string;
  readonly echo: string;
  readonly master: number;
  readonly time: number;
  readonly block: Readonly<Record<"workchain" | "shard" | "seqno" | "root_hash" | "file_hash", unknown>>;
  readonly transaction: { readonly lt: string; readonly hash: string };
  readonly message: { readonly source: string; readonly destination: string; readonly created_lt: string };
  /** The body of a transfer from the wallet. */
  readonly body: string;
  /** A funded but undeployed wallet, the body of its first transfer and its state init. */
  readonly undeployed: string;
  readonly firstBody: string;
  readonly code: string;
  readonly data: string;
  /** A message with an old seqno, and two valid ones of which the network accepts the first. */
  readonly staleMessage: string;
  readonly validMessages: readonly [string, string];
}

const TOKEN = `
fun onInternalMessage(_in: InMessage) {}
get fun echo(number: int, one: cell, other: slice): (int, cell, slice) {
    return (number, one, other);
}
get fun get_jetton_data(): (int, bool, address, cell, cell) {
    val place = beginCell().storeUint(1, 8).storeUint(0x68747470733a2f2f, 64).endCell();
    return (1000, true, contract.getAddress(), place, createEmptyCell());
}
`;

async function compiled(source: string): Promise<Cell> {
  const result = await runTolkCompiler({ entrypointFileName: "main.tolk", fsReadCallback: () => source });
  if (result.status === "error") throw new Error(result.message);
  return Cell.fromBase64(result.codeBoc64);
}

const base64 = (cell: Cell) => cell.toBoc().toString("base64");

export async function createFixtures(network: TestNetwork): Promise<V2Fixtures> {
  const { store } = network.node;
  const keys = keysOf("answers", "wallet");
  const wallet = WalletContractV4.create({ workchain: 0, publicKey: keys.publicKey });
  const friend = new Address(0, Buffer.alloc(32, 9));
  const strangerKeys = keysOf("answers", "stranger");
  const stranger = WalletContractV4.create({ workchain: 0, publicKey: strangerKeys.publicKey });
  const signedBy = (signing: KeyPair, seqno: number) => ({
    seqno,
    timeout: network.forever,
    signer: (message: Cell) => Promise.resolve(signing.sign(message.hash())),
    sendMode: SendMode.PAY_GAS_SEPARATELY,
  });
  const bodyOf = (seqno: number, text: string) =>
    wallet.createTransfer({
      ...signedBy(keys, seqno),
      messages: [internal({ to: friend, value: toNano("0.1"), bounce: false, body: text })],
    });
  const messageOf = async (seqno: number, text: string) => {
    const init = seqno === 0 ? wallet.init : null;
    return beginCell()
      .store(storeMessage(external({ to: wallet.address, init, body: await bodyOf(seqno, text) })))
      .endCell();
  };

  const init = { code: await compiled(TOKEN), data: beginCell().endCell() };
  const token = contractAddress(0, init);
  await network.give(token, toNano(1), { init });
  await network.give(wallet.address, toNano(10));
  await network.give(stranger.address, toNano(1));
  for (const seqno of [0, 1]) {
    await network.submit(await messageOf(seqno, "hello"));
    await network.mine(4);
  }
  const source = network.account(wallet.address);
  const [transaction] = store.transactions.historyOf(source, null, 1);
  const [message] = transaction?.outgoing ?? [];
  const head = store.blocks.head();
  const block = transaction === undefined ? null : store.blocks.byId(transaction.block);
  if (transaction === undefined || message === undefined || head === null || block === null)
    throw new Error("the network has no history");
  const blockIdJson: unknown = fieldOf(
    (
      await network.request("/api/v2/lookupBlock", {
        workchain: block.workchain,
        shard: BigInt.asIntN(64, BigInt(`0x${block.shard}`)).toString(),
        seqno: block.seqno,
      })
    ).body,
    "result",
  );
  const part = (name: string) => fieldOf(blockIdJson, name);
  return {
    wallet: wallet.address.toString(),
    raw: wallet.address.toRawString(),
    walletId: wallet.address.hash.toString("hex"),
    nonexistent: new Address(0, Buffer.alloc(32, 7)).toString(),
    giver: network.giver.toString(),
    elector: new Address(-1, Buffer.alloc(32, 0x33)).toString(),
    token: token.toString(),
    echo: token.toString(),
    staleMessage: base64(await messageOf(1, "again")),
    master: head.seqno,
    time: block.generatedAt,
    block: {
      workchain: part("workchain"),
      shard: part("shard"),
      seqno: part("seqno"),
      root_hash: part("root_hash"),
      file_hash: part("file_hash"),
    },
    transaction: { lt: transaction.lt.toString(), hash: transaction.hash },
    message: {
      source: wallet.address.toString(),
      destination: friend.toString(),
      created_lt: (message.createdLt ?? 0n).toString(),
    },
    body: base64(await bodyOf(2, "estimated")),
    firstBody: base64(await stranger.createTransfer({ ...signedBy(strangerKeys, 0), messages: [] })),
    code: base64(stranger.init.code),
    data: base64(stranger.init.data),
    undeployed: stranger.address.toString(),
    validMessages: [base64(await messageOf(2, "one")), base64(await messageOf(2, "other"))],
  };
}
