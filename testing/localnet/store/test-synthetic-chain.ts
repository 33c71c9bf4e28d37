import { createHash } from "node:crypto";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { type BlockId, MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { type Hash, parseHash } from "@/lib/ton/value/hash";
import { formatOpcode } from "@/lib/ton/contract/opcode";
import { shardContains } from "@/lib/ton/block/shard";
import { parseShard } from "@/lib/ton/block/read-shard";
import type {
  AccountRecord,
  BlockRecord,
  ChainBlock,
  MessageRecord,
  StateRecord,
  TransactionRecord,
} from "../../../localnet/chain-records";

/**
 * Generated blocks that look like real ones: one busy account has most of the traffic, messages go from
 * account to account and arrive a block later, and everything follows from the seed.
 */
export interface Synthetic {
  readonly seed: string;
  readonly accounts: number;
  readonly perBlock: number;
  /** About how many bytes the cells of a transaction have. */
  readonly size: number;
}

const MASTER = [{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD }] as const;
const SHARDS = [
  { workchain: 0, shard: parseShard("4000000000000000") },
  { workchain: 0, shard: parseShard("C000000000000000") },
] as const;
const SECONDS_PER_BLOCK = 5;
const BEGIN = 1_750_000_000;
const STEP_LT = 1_000_000n;

interface Pending {
  readonly message: MessageRecord;
  readonly traceId: Hash;
  readonly traceExternalHash: Hash | null;
}

export class SyntheticChain {
  readonly #options: Synthetic;
  readonly #accounts: readonly Address[];
  readonly #masters: readonly Address[];
  readonly #others: readonly Address[];
  readonly #states = new Map<Address, AccountRecord>();
  readonly #bytes: Uint8Array;
  readonly #heads = new Map<string, BlockRecord>();
  #queue: Pending[] = [];
  #late: Pending[] = [];
  #seqno = 0;
  #random = 0;
  #count = 0;

  constructor(options: Synthetic) {
    this.#options = options;

    this.#bytes = Uint8Array.from({ length: options.size }, (_, index) => (index * 31) % 251);
    this.#accounts = Array.from({ length: options.accounts }, (_, index) =>
      parseAddress(`${index % 20 === 19 ? "-1" : "0"}:${hashOf(`${options.seed} account ${index}`)}`),
    );
    const isMaster = (account: Address) => account.startsWith("-1");
    this.#masters = this.#accounts.filter(isMaster);
    this.#others = this.#accounts.filter((account) => !isMaster(account));
  }

  get accounts(): readonly Address[] {
    return this.#accounts;
  }

  /** A pseudorandom integer from 0 to n - 1. */
  #below(n: number): number {
    this.#random = (this.#random + 0x6d2b79f5) | 0;
    const mixed = Math.imul(this.#random ^ (this.#random >>> 15), 1 | this.#random);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((again ^ (again >>> 14)) >>> 0) / 2 ** 32) * n);
  }

  #next(kind: string): Hash {
    this.#count += 1;
    return hashOf(`${this.#options.seed} ${kind} ${this.#count}`);
  }

  #someone(): Address {
    return this.#someoneOf(this.#accounts);
  }

  #someoneOf(accounts: readonly Address[]): Address {
    return accounts[this.#below(10) < 6 ? 0 : this.#below(accounts.length)] ?? this.#fail();
  }

  #fail(): never {
    throw new Error("a synthetic chain needs accounts");
  }

  /** The masterchain transactions of this step and the shard transactions of the step before. */
  next(): ChainBlock {
    this.#seqno += 1;
    const masters = Math.ceil(this.#options.perBlock / 50);
    const shards = this.#part(this.#seqno - 1, SHARDS, this.#options.perBlock - masters);
    const master = this.#part(this.#seqno, MASTER, masters);
    const transactions = [...shards.transactions, ...master.transactions].sort((a, b) => compare(a.lt, b.lt));
    const [block] = master.blocks;
    const touched = new Set(transactions.map(({ account }) => account));
    return {
      blocks: [block ?? this.#fail(), ...shards.blocks],
      transactions,
      accounts: [...touched]
        .map((address) => this.#states.get(address))
        .filter((state) => state !== undefined),
      libraries:
        this.#seqno % 40 === 1 ? [{ hash: this.#next("library"), cells: this.#bytes.slice(0, 64) }] : [],
      config: this.#seqno % 100 === 1 ? Uint8Array.of(this.#seqno % 256) : null,
    };
  }

  #part(step: number, chains: typeof SHARDS | typeof MASTER, count: number) {
    const now = BEGIN + step * SECONDS_PER_BLOCK;
    const startLt = BigInt(step) * STEP_LT;
    const ids = chains.map((id) => ({ ...id, seqno: this.#seqno }));
    const isMine = (account: Address | null) => account?.startsWith("-1") === (chains === MASTER);
    const arrived = this.#queue.filter(({ message }) => isMine(message.destination)).slice(0, count);
    const taken = new Set(arrived);
    this.#queue = [...this.#queue.filter((pending) => !taken.has(pending)), ...this.#late.splice(0)];
    const mine = chains === MASTER ? this.#masters : this.#others;
    const last = new Map<Address, bigint>();
    const transactions: TransactionRecord[] = [];
    for (let index = 0; index < count; index += 1) {
      const pending = arrived[index] ?? null;
      const account = pending?.message.destination ?? this.#someoneOf(mine);
      const block = ids.find(({ shard }) => shardContains(shard, account.slice(-64))) ?? this.#fail();
      const earliest = [
        startLt + BigInt(index % 7),
        pending?.message.createdLt ?? 0n,
        last.get(account) ?? 0n,
      ];
      const lt = earliest.reduce((a, b) => (b > a ? b : a)) + 1n;
      last.set(account, lt);
      transactions.push(this.#transaction(account, block, lt, now, pending));
    }
    return { transactions, blocks: ids.map((id) => this.#block(id, now, startLt, transactions)) };
  }

  #transaction(
    account: Address,
    block: BlockId,
    lt: bigint,
    now: number,
    pending: Pending | null,
  ): TransactionRecord {
    const hash = this.#next("transaction");
    const before = this.#states.get(account) ?? null;
    const isTick = pending === null && account.startsWith("-1");
    const incoming = isTick ? null : (pending?.message ?? this.#message(null, account, null, now));
    const fanOut = this.#below(80);
    const sent = fanOut === 0 ? 12 : fanOut < 44 ? 1 : fanOut < 49 ? 2 : 0;
    const traceId = pending?.traceId ?? hash;
    const traceExternalHash =
      pending === null ? (incoming?.normalizedHash ?? incoming?.hash ?? null) : pending.traceExternalHash;
    const outgoing = Array.from({ length: sent }, (_, index) => {
      const isLog = this.#below(12) === 0;
      return this.#message(account, isLog ? null : this.#someone(), lt + BigInt(index) + 1n, now);
    });
    for (const message of outgoing)
      if (message.destination !== null)
        (this.#below(10) === 0 ? this.#late : this.#queue).push({ message, traceId, traceExternalHash });
    const after = this.#state(account, lt, hash);
    this.#states.set(account, after);
    return {
      hash,
      account,
      lt,
      now,
      block,
      masterSeqno: this.#seqno,
      previousHash: before?.lastHash ?? hashOf(""),
      previousLt: before?.lastLt ?? 0n,
      originalStatus: before?.status ?? "nonexist",
      endStatus: after.status,
      totalFees: BigInt(this.#below(10_000_000)),
      description: DESCRIPTION,
      aborted: this.#below(20) === 0,
      traceId,
      traceExternalHash,
      incoming,
      outgoing,
      before: before === null ? NOTHING : stateRecordOf(before),
      after: stateRecordOf(after),
      boc: this.#bytes,
    };
  }

  #state(address: Address, lastLt: bigint, lastHash: Hash): AccountRecord {
    const isActive = this.#below(8) > 0;
    return {
      address,
      status: isActive ? "active" : "uninit",
      balance: BigInt(this.#below(1_000_000)) * 1_000_000n,
      extraCurrencies: this.#below(30) === 0 ? new Map([[100, 5n]]) : new Map(),
      stateHash: this.#next("state"),
      codeHash: isActive ? hashOf(`code ${this.#below(5)}`) : null,
      dataHash: isActive ? this.#next("data") : null,
      frozenHash: null,
      lastLt,
      lastHash,
      shardAccount: this.#bytes,
    };
  }

  #message(
    source: Address | null,
    destination: Address | null,
    createdLt: bigint | null,
    now: number,
  ): MessageRecord {
    const body = this.#below(3);
    const opcode = body === 0 ? null : formatOpcode(body === 1 ? this.#below(4) : 0x0f8a7ea5);
    const isOutside = source === null || destination === null;
    return {
      hash: this.#next("message"),
      normalizedHash: source === null ? this.#next("normalized") : null,
      source,
      destination,
      value: isOutside ? null : BigInt(this.#below(1_000_000_000)),
      extraCurrencies: new Map(),
      forwardFee: isOutside ? null : 400_000n,
      importFee: source === null ? 0n : null,
      extraFlags: isOutside ? null : 0n,
      createdLt,
      createdAt: createdLt === null ? null : now,
      ihrDisabled: isOutside ? null : true,
      bounce: isOutside ? null : this.#below(2) === 0,
      bounced: isOutside ? null : false,
      opcode,
      // All messages without an opcode have the same empty body.
      bodyHash:
        opcode === null ? hashOf("empty") : body === 1 ? hashOf(`body ${opcode}`) : this.#next("body"),
      body: this.#bytes.slice(0, 60),
      initHash: null,
      init: this.#below(15) === 0 ? this.#bytes.slice(0, 90) : null,
      boc: this.#bytes.slice(0, 250),
    };
  }

  #block(
    id: BlockId,
    generatedAt: number,
    startLt: bigint,
    transactions: readonly TransactionRecord[],
  ): BlockRecord {
    const name = `${id.workchain} ${id.shard}`;
    const previous = this.#heads.get(name);
    const block: BlockRecord = {
      ...id,
      rootHash: this.#next("root"),
      fileHash: this.#next("file"),
      masterSeqno: this.#seqno,
      previous: previous === undefined ? [] : [blockRefOf(previous)],
      generatedAt,
      startLt,
      endLt: startLt + STEP_LT - 1n,
      transactions: transactions.filter(
        ({ block: of }) => of.workchain === id.workchain && of.shard === id.shard,
      ).length,
      globalId: -217,
      version: 0,
      flags: 1,
      keyBlock: id.workchain === MASTERCHAIN && this.#seqno % 100 === 1,
      afterMerge: false,
      afterSplit: false,
      beforeSplit: false,
      wantMerge: true,
      wantSplit: false,
      validatorListHashShort: -5,
      catchainSeqno: 7,
      minRefMasterSeqno: this.#seqno - 1,
      previousKeyBlock: 0,
      randSeed: this.#next("seed"),
      createdBy: hashOf("validator"),
      header: this.#bytes.slice(0, 200),
    };
    this.#heads.set(name, block);
    return block;
  }
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function blockRefOf({ workchain, shard, seqno, rootHash, fileHash }: BlockRecord) {
  return { workchain, shard, seqno, rootHash, fileHash };
}

function stateRecordOf(state: AccountRecord): StateRecord {
  const { stateHash, status, balance, extraCurrencies, codeHash, dataHash, frozenHash } = state;
  return { stateHash, status, balance, extraCurrencies, codeHash, dataHash, frozenHash };
}

function hashOf(text: string): Hash {
  return parseHash(createHash("sha256").update(text).digest("hex"));
}

const NOTHING: StateRecord = {
  stateHash: hashOf("nothing"),
  status: "nonexist",
  balance: 0n,
  extraCurrencies: new Map(),
  codeHash: null,
  dataHash: null,
  frozenHash: null,
};

const DESCRIPTION = {
  type: "ord",
  aborted: false,
  destroyed: false,
  credit_first: true,
  storage_ph: { storage_fees_collected: "42", status_change: "unchanged" },
  credit_ph: { credit: "1000000000" },
  compute_ph: {
    skipped: false,
    success: true,
    msg_state_used: false,
    account_activated: false,
    gas_fees: "1309000",
    gas_used: "3273",
    gas_limit: "1000000",
    mode: 0,
    exit_code: 0,
    vm_steps: 69,
    vm_init_state_hash: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
    vm_final_state_hash: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
  },
  action: {
    success: true,
    valid: true,
    no_funds: false,
    status_change: "unchanged",
    total_fwd_fees: "400000",
    total_action_fees: "133331",
    result_code: 0,
    tot_actions: 1,
    spec_actions: 0,
    skipped_actions: 0,
    msgs_created: 1,
    action_list_hash: "c1r7TU0z6wJ0KqzVJ3nBkxKfV4bUe+cvKv4jCE4SDzw=",
    tot_msg_size: { cells: "1", bits: "705" },
  },
} as const;
