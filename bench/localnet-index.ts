import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { get, seconds, start, until } from "./localnet-process";
import type { Measure } from "./main";
import { stop } from "./world";

/** The town of the default scenario: how soon all of it is told and indexed, and how quick each answer is. */
export async function measureLocalnetIndex(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), "localnet-index-bench-"));
  const startMs = performance.now();
  let child = start(folder);
  try {
    const whole = await until(
      ({ history, index, head }) => history.done === history.of && index.seqno >= (head?.seqno ?? 0),
    );
    const built = seconds(startMs);
    await stop(child);
    const againMs = performance.now();
    child = start(folder);
    await until(() => true);
    const again = seconds(againMs);
    return [
      {
        what: `localnet: ${whole.transactions} transactions of the default scenario told and indexed`,
        value: built,
        unit: "s",
        budget: 15,
      },
      { what: "localnet: opening it again", value: again, unit: "s", budget: 1 },
      ...(await measureAnswers(await readFacts())),
    ];
  } finally {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Something of each sort to ask for: a field of the first row of a list. */
const FACTS: Readonly<Record<string, readonly [list: string, field: string]>> = {
  account: ["transactions?limit=1&workchain=0", "account"],
  hash: ["transactions?limit=1&workchain=0", "hash"],
  seqno: ["transactions?limit=1&workchain=0", "mc_block_seqno"],
  trace: ["traces?limit=1", "trace_id"],
  message: ["messages?limit=1", "hash"],
  jetton: ["jetton/masters?limit=1", "address"],
  holder: ["jetton/wallets?limit=1", "owner"],
  collection: ["nft/collections?limit=1", "address"],
  collector: ["nft/items?limit=1", "owner_address"],
  sale: ["actions?limit=1&action_type=nft_put_on_sale", "details.listing_address"],
  domain: ["actions?limit=1&action_type=dns_purchase", "details.nft_item"],
  bidder: ["actions?limit=1&action_type=auction_bid", "details.bidder"],
  pool: ["actions?limit=1&action_type=stake_deposit", "details.pool"],
  nominator: ["actions?limit=1&action_type=stake_deposit", "details.stake_holder"],
  validator: ["validators/events?limit=1", "validator"],
  multisig: ["multisig/wallets?limit=1", "address"],
  vesting: ["vesting?limit=1", "address"],
};

/** What a page of the explorer would ask of each operation. */
const QUESTIONS: readonly string[] = [
  "accountStates?address={account}",
  "actions?limit=100",
  "actions?limit=100&account={account}",
  "addressBook?address={account}",
  "addressInformation?address={account}",
  "adjacentTransactions?hash={hash}",
  "blocks?limit=100",
  "decode?opcodes=0x0f8a7ea5",
  "dns/activeAuctions?bidder={bidder}",
  "dns/records?wallet={account}",
  "jetton/burns?limit=100",
  "jetton/masters?limit=100",
  "jetton/transfers?limit=100&jetton_master={jetton}",
  "jetton/wallets?limit=100&owner_address={holder}",
  "masterchainBlockShardState?seqno={seqno}",
  "masterchainBlockShards?seqno={seqno}",
  "masterchainInfo",
  "messages?limit=100",
  "metadata?address={jetton}",
  "multisig/orders?multisig_address={multisig}&parse_actions=true",
  "multisig/wallets?limit=100",
  "nft/collections?limit=100",
  "nft/items?limit=100&collection_address={collection}",
  "nft/items?limit=100&owner_address={collector}&include_on_sale=true",
  "nft/sales?address={sale}",
  "nft/transfers?limit=100",
  "pendingActions?account={account}",
  "pendingTraces?account={account}",
  "staking/nominatorPools/nominator?nominator={nominator}",
  "staking/nominatorPools/nominatorEvents?pool={pool}&nominator={nominator}",
  "staking/nominatorPools/nominatorRewards?pool={pool}&nominator={nominator}",
  "staking/nominatorPools/pool?pool={pool}",
  "staking/nominatorPools/validatorEvents?pool={pool}",
  "staking/nominatorPools/validatorRewards?pool={pool}&validator={validator}",
  "topAccountsByBalance?limit=100",
  "traces?limit=10&include_actions=true",
  "traces?trace_id={trace}&include_actions=true",
  "transactions?limit=100",
  "transactions?limit=100&account={account}",
  "transactionsByMasterchainBlock?seqno={seqno}",
  "transactionsByMessage?msg_hash={message}",
  "validators/complaints",
  "validators/cycles",
  "validators/elections",
  "validators/events?limit=100",
  "vesting?contract_address={vesting}",
  "walletInformation?address={account}",
  "walletStates?address={account}",
];

const ROUNDS = 20;

async function readFacts(): Promise<ReadonlyMap<string, string>> {
  const facts = new Map<string, string>();
  for (const [name, [list, field]] of Object.entries(FACTS)) {
    const rows = Object.values(await get(`/api/v3/${list}`)).find(Array.isArray);
    const value = field.split(".").reduce(fieldOf, rows?.[0]);
    if (typeof value !== "string" && typeof value !== "number")
      throw new Error(`the town has no ${name}: ${list} answers no ${field}`);
    facts.set(name, String(value));
  }
  return facts;
}

function fieldOf(row: unknown, name: string): unknown {
  return typeof row === "object" && row !== null
    ? Object.entries(row).find(([key]) => key === name)?.[1]
    : null;
}

async function measureAnswers(facts: ReadonlyMap<string, string>): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const question of QUESTIONS) {
    const target = question.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(facts.get(name) ?? name),
    );
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startMs = performance.now();
      await get(`/api/v3/${target}`);
      times.push(performance.now() - startMs);
    }
    times.sort((one, other) => one - other);
    const slow = times[Math.floor(ROUNDS * 0.95)] ?? 0;
    measures.push({ what: `localnet: ${question}, p95`, value: slow, unit: "ms", budget: null });
  }
  return measures;
}
