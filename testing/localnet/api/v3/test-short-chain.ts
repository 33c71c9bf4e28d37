import { createHash } from "node:crypto";
import {
  beginCell,
  Cell,
  comment,
  storeShardAccount,
  Address as TonAddress,
  type ShardAccount,
} from "@ton/core";
import { WalletContractV4, WalletContractV5R1 } from "@ton/ton";
import { isStandard, type Address } from "@/lib/ton/address/address";
import { parseAddress, parseWireAddress } from "@/lib/ton/address/read-address";
import { MASTERCHAIN, MASTERCHAIN_SHARD, type BlockId } from "@/lib/ton/block/block";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import { parseOpcode } from "@/lib/ton/contract/opcode";
import { parseShard } from "@/lib/ton/block/read-shard";
import type {
  AccountRecord,
  BlockRecord,
  ChainBlock,
  MessageRecord,
  StateRecord,
  TransactionRecord,
} from "../../../../localnet/chain-records";

/** A short synthetic chain with distinct values, for tests. */

export const START = 1_800_000_000;
export const BLOCKS = 12;
const LEFT = parseShard("4000000000000000");
const RIGHT = parseShard("C000000000000000");

export function hashOf(name: string): Hash {
  return parseHash(createHash("sha256").update(name).digest("hex"));
}

export function addressOf(digit: string, workchain = 0): Address {
  return parseAddress(`${workchain}:${digit.repeat(64)}`);
}

export const ELECTOR = addressOf("3", -1);
const publicKey = Buffer.alloc(32, 7);
const v4 = WalletContractV4.create({ workchain: 0, publicKey });
const v5 = WalletContractV5R1.create({ workchain: 0, publicKey });
export const ALICE = parseAddress(v4.address.toRawString());
export const BOB = parseAddress(v5.address.toRawString());
export const CAROL = addressOf("C");
export const DAVE = addressOf("D");
export const ERIN = addressOf("E");
/** The external address that logs are sent to. */
const LOG_TOPIC = parseWireAddress("ext$8:AB");

const cellHash = (cell: Cell | null): Hash | null =>
  cell === null ? null : parseHash(cell.hash().toString("hex"));

function shardAccountOf(address: Address, status: string, code: Cell | null, data: Cell | null): Uint8Array {
  const state =
    status === "active"
      ? ({ type: "active", state: { code, data, libraries: undefined, special: undefined } } as const)
      : status === "frozen"
        ? ({ type: "frozen", stateHash: BigInt(`0x${hashOf("frozen")}`) } as const)
        : ({ type: "uninit" } as const);
  const account: ShardAccount = {
    lastTransactionHash: BigInt(`0x${hashOf(`last ${address}`)}`),
    lastTransactionLt: 5n,
    account: {
      addr: TonAddress.parseRaw(address.toLowerCase()),
      storageStats: { used: { cells: 1n, bits: 1n }, lastPaid: START, duePayment: null, storageExtra: null },
      storage: { lastTransLt: 5n, balance: { coins: 5n }, state },
    },
  };
  return beginCell().store(storeShardAccount(account)).endCell().toBoc();
}

function accountOf(
  address: Address,
  status: AccountRecord["status"],
  balance: bigint,
  init: { code: Cell | null; data: Cell | null } = { code: null, data: null },
): AccountRecord {
  return {
    address,
    status,
    balance,
    extraCurrencies: address === CAROL ? new Map([[100, 5n]]) : new Map(),
    stateHash: hashOf(`state ${address}`),
    codeHash: cellHash(init.code),
    dataHash: cellHash(init.data),
    frozenHash: status === "frozen" ? hashOf("frozen") : null,
    lastLt: 5n,
    lastHash: hashOf(`last ${address}`),
    shardAccount: shardAccountOf(address, status, init.code, init.data),
  };
}

const walletInit = (init: { code: Cell; data: Cell }) => init;

export const ACCOUNTS: readonly AccountRecord[] = [
  accountOf(ALICE, "active", 900_719_925_474_099_301n, walletInit(v4.init)),
  accountOf(BOB, "active", 5_000_000_000n, walletInit(v5.init)),
  accountOf(CAROL, "active", 4_000_000_000n, {
    code: beginCell().storeUint(0xff00, 16).endCell(),
    data: beginCell().endCell(),
  }),
  accountOf(DAVE, "uninit", 3n),
  accountOf(ERIN, "frozen", 0n),
  accountOf(ELECTOR, "active", 7_000_000_000n, {
    code: beginCell().storeUint(0xff01, 16).endCell(),
    data: beginCell().endCell(),
  }),
];

export function ltAt(block: number, step = 0): bigint {
  return BigInt(block) * 1_000_000n + BigInt(step);
}

const COMMENT = comment("tea <b>&</b> ☕");
const TRANSFER = beginCell().storeUint(0x0f8a7ea5, 32).storeUint(1, 64).endCell();

export function messageOf(name: string, fields: Partial<MessageRecord>): MessageRecord {
  const { source = null, destination = null } = fields;
  const inside = source !== null && destination !== null && isStandard(destination);
  return {
    hash: hashOf(`message ${name}`),
    normalizedHash: source === null ? hashOf(`normal ${name}`) : null,
    source,
    destination,
    value: inside ? 1_500_000_000n : null,
    extraCurrencies: new Map(),
    forwardFee: inside ? 266_669n : null,
    importFee: source === null ? 0n : null,
    extraFlags: inside ? 0n : null,
    createdLt: null,
    createdAt: null,
    ihrDisabled: inside ? true : null,
    bounce: inside ? true : null,
    bounced: inside ? false : null,
    opcode: null,
    bodyHash: parseHash(beginCell().endCell().hash().toString("hex")),
    body: beginCell().endCell().toBoc(),
    initHash: null,
    init: null,
    boc: beginCell().endCell().toBoc(),
    ...fields,
  };
}

function body(cell: Cell, opcode: string | null): Partial<MessageRecord> {
  return {
    body: cell.toBoc(),
    bodyHash: parseHash(cell.hash().toString("hex")),
    opcode: opcode === null ? null : parseOpcode(opcode),
  };
}

function stateOf(name: string, status: AccountRecord["status"] = "active"): StateRecord {
  return {
    stateHash: hashOf(`state ${name}`),
    status,
    balance: 12n,
    extraCurrencies: new Map(),
    codeHash: null,
    dataHash: null,
    frozenHash: null,
  };
}

const DESCRIPTION = {
  type: "ord",
  aborted: false,
  destroyed: false,
  credit_first: true,
  storage_ph: { storage_fees_collected: "71", status_change: "unchanged" },
  compute_ph: { skipped: true, reason: "no_state" },
};

export function shardOf(address: Address): BlockId["shard"] {
  if (address.startsWith("-1")) return MASTERCHAIN_SHARD;
  return Number.parseInt(address.slice(2, 3), 16) < 8 ? LEFT : RIGHT;
}

export interface TransactionSpec {
  readonly name: string;
  readonly account: Address;
  readonly block: number;
  readonly step: number;
  readonly incoming: MessageRecord | null;
  readonly outgoing: readonly MessageRecord[];
  readonly trace: string;
}

export function transactionOf({
  name,
  account,
  block,
  step,
  incoming,
  outgoing,
  trace,
}: TransactionSpec): TransactionRecord {
  return {
    hash: hashOf(`transaction ${name}`),
    account,
    lt: ltAt(block, step),
    now: START + block * 5,
    block: { workchain: account.startsWith("-1") ? -1 : 0, shard: shardOf(account), seqno: block },
    masterSeqno: block,
    previousHash: hashOf(`before ${name}`),
    previousLt: ltAt(block) - 1n,
    originalStatus: "active",
    endStatus: "active",
    totalFees: 2_110_131n,
    description: incoming === null ? { type: "tick_tock", aborted: false, is_tock: false } : DESCRIPTION,
    aborted: false,
    traceId: hashOf(`transaction ${trace}`),
    traceExternalHash: incoming === null ? null : hashOf(`normal in ${trace}`),
    incoming,
    outgoing,
    before: stateOf(`before ${name}`),
    after: stateOf(`after ${name}`),
    boc: beginCell().endCell().toBoc(),
  };
}

/** An external message makes a wallet pay another one with a comment and emit a log. */
export function tradeOf(block: number): readonly TransactionRecord[] {
  const created = { createdAt: START + block * 5 };
  const start = messageOf(`in ${block}a`, {
    destination: ALICE,
    ...body(TRANSFER, "0x0f8a7ea5"),
    initHash: hashOf("init"),
    init: COMMENT.toBoc(),
  });
  const payment = messageOf(`pay ${block}`, {
    source: ALICE,
    destination: BOB,
    createdLt: ltAt(block, 2),
    ...created,
    ...body(COMMENT, "0x00000000"),
  });
  const log = messageOf(`log ${block}`, {
    source: ALICE,
    destination: LOG_TOPIC,
    createdLt: ltAt(block, 3),
    ...created,
  });
  const change = messageOf(`change ${block}`, {
    source: BOB,
    destination: CAROL,
    createdLt: ltAt(block, 12),
    ...created,
    ...body(TRANSFER, "0x0f8a7ea5"),
  });
  const trace = `${block}a`;
  return [
    transactionOf({
      name: `${block}a`,
      account: ALICE,
      block,
      step: 1,
      incoming: start,
      outgoing: [payment, log],
      trace,
    }),
    transactionOf({
      name: `${block}b`,
      account: BOB,
      block,
      step: 11,
      incoming: payment,
      outgoing: [change],
      trace,
    }),
    transactionOf({
      name: `${block}c`,
      account: CAROL,
      block,
      step: 21,
      incoming: change,
      outgoing: [],
      trace,
    }),
  ];
}

function tickOf(block: number): TransactionRecord {
  return transactionOf({
    name: `${block}t`,
    account: ELECTOR,
    block,
    step: 31,
    incoming: null,
    outgoing: [],
    trace: `${block}t`,
  });
}

function blockOf(
  workchain: number,
  shard: BlockId["shard"],
  seqno: number,
  transactions: number,
): BlockRecord {
  const name = `${workchain} ${shard} ${seqno}`;
  const ids = { rootHash: hashOf(`root ${name}`), fileHash: hashOf(`file ${name}`) };
  return {
    workchain,
    shard,
    seqno,
    ...ids,
    masterSeqno: seqno,
    previous: seqno === 1 ? [] : [{ workchain, shard, seqno: seqno - 1, ...ids }],
    generatedAt: START + seqno * 5,
    startLt: ltAt(seqno),
    endLt: ltAt(seqno, 100),
    transactions,
    globalId: -239,
    version: 0,
    flags: 1,
    keyBlock: false,
    afterMerge: false,
    afterSplit: false,
    beforeSplit: false,
    wantMerge: false,
    wantSplit: false,
    validatorListHashShort: -5,
    catchainSeqno: 3,
    minRefMasterSeqno: Math.max(0, seqno - 4),
    previousKeyBlock: 0,
    randSeed: hashOf(`seed ${name}`),
    createdBy: hashOf("creator"),
    header: beginCell().endCell().toBoc(),
  };
}

export function chainBlock(seqno: number): ChainBlock {
  const tick = seqno % 4 === 0 ? [tickOf(seqno)] : [];
  const transactions = [...tradeOf(seqno), ...tick];
  const inShard = (shard: BlockId["shard"]) =>
    transactions.filter(({ block }) => block.workchain === 0 && block.shard === shard).length;
  return {
    blocks: [
      blockOf(MASTERCHAIN, MASTERCHAIN_SHARD, seqno, tick.length),
      blockOf(0, LEFT, seqno, inShard(LEFT)),
      blockOf(0, RIGHT, seqno, inShard(RIGHT)),
    ],
    transactions,
    accounts: seqno === 1 ? ACCOUNTS : [],
    libraries: [],
    config: seqno === 1 ? beginCell().endCell().toBoc() : null,
  };
}
