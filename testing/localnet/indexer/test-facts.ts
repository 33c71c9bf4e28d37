/** Used by tests and benches: queries with parameters from a replayed town. */

/** One value of each kind: a field of the first row of a list. */
const FACTS: Readonly<Record<string, readonly [list: string, field: string]>> = {
  account: ["transactions?limit=1&workchain=0", "account"],
  hash: ["transactions?limit=1&workchain=0", "hash"],
  seqno: ["transactions?limit=1&workchain=0", "mc_block_seqno"],
  opened: ["actions?limit=1&action_type=ton_transfer&sort=asc", "trace_mc_seqno_end"],
  trace: ["traces?limit=1&mc_seqno={opened}", "trace_id"],
  message: ["messages?limit=1&direction=in", "hash"],
  action: ["actions?limit=1", "action_id"],
  jetton: ["jetton/masters?limit=1", "address"],
  holder: ["jetton/wallets?limit=1&jetton_address={jetton}", "owner"],
  purse: ["jetton/wallets?limit=1&jetton_address={jetton}", "address"],
  collection: ["actions?limit=1&action_type=nft_purchase", "details.nft_collection"],
  item: ["actions?limit=1&action_type=nft_purchase", "details.nft_item"],
  collector: ["nft/items?limit=1&address={item}", "owner_address"],
  sale: ["actions?limit=1&action_type=nft_put_on_sale", "details.sale_address"],
  name: ["actions?limit=1&action_type=change_dns", "details.asset"],
  bidder: ["actions?limit=1&action_type=auction_bid", "details.bidder"],
  pool: ["actions?limit=1&action_type=stake_deposit", "details.pool"],
  nominator: ["actions?limit=1&action_type=stake_deposit", "details.stake_holder"],
  validator: ["staking/nominatorPools/validatorEvents?limit=1&pool={pool}", "validator_address"],
  multisig: ["actions?limit=1&action_type=multisig_create_order", "details.destination"],
  vesting: ["actions?limit=1&action_type=vesting_send_message", "details.vesting"],
};

/** A typical query for each operation; all answers have rows. */
export const QUERIES: readonly string[] = [
  "accountStates?address={account}",
  "actions?limit=100",
  "actions?limit=100&account={account}",
  "addressBook?address={account}",
  "addressInformation?address={account}",
  "adjacentTransactions?hash={hash}",
  "blocks?limit=100",
  "decode?opcodes=0x0f8a7ea5",
  "dns/activeAuctions?bidder={bidder}",
  "dns/records?domain=bread.ton",
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
  "multisig/wallets?address={multisig}&include_orders=false",
  "nft/collections?limit=100",
  "nft/items?limit=100&collection_address={collection}",
  "nft/items?limit=100&owner_address={collector}&include_on_sale=true",
  "nft/sales?address={sale}",
  "nft/transfers?limit=100",
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

export type Facts = ReadonlyMap<string, string>;

/** Replaces names in braces with the facts. */
export function fillIn(query: string, facts: Facts): string {
  return query.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = facts.get(name);
    if (value === undefined) throw new Error(`there is no fact "${name}"`);
    return encodeURIComponent(value);
  });
}

/** `fetchAnswer` returns the body of a v3 query. */
export async function readFacts(fetchAnswer: (query: string) => Promise<object>): Promise<Facts> {
  const facts = new Map<string, string>();
  for (const [name, [list, field]] of Object.entries(FACTS)) {
    const answer = await fetchAnswer(fillIn(list, facts));
    const rows: unknown = Object.values(answer).find(Array.isArray);
    const first: unknown = Array.isArray(rows) ? rows[0] : undefined;
    const value = field.split(".").reduce(fieldOf, first);
    if (typeof value !== "string" && typeof value !== "number")
      throw new Error(`the town has no ${name}: ${list} answers no ${field}`);
    facts.set(name, String(value));
  }
  return facts;
}

function fieldOf(row: unknown, name: string): unknown {
  if (typeof row !== "object" || row === null) return undefined;
  return Object.entries(row).find(([key]) => key === name)?.[1];
}
