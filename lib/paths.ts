import { formatFriendly, type Address } from "./ton/address/address";
import type { BlockId } from "./ton/block/block";
import { isMasterchainBlock } from "./ton/block/masterchain-block";
import type { Hash } from "./ton/value/hash";

/** What is needed of a network to link to its pages. */
export interface NetworkName {
  readonly id: string;
  readonly name: string;
  /** The default network has no prefix. */
  readonly standard: boolean;
}

/** What is needed of a network to link to its accounts. */
export interface AddressNetwork extends NetworkName {
  /** Whether friendly addresses carry the test flag there. */
  readonly testnet: boolean;
}

function path(network: NetworkName, rest: string): string {
  return network.standard ? rest : `/${network.id}${rest === "/" ? "" : rest}`;
}

/**
 * Addresses are friendly in URLs: the checksum catches a damaged link before anything is asked for, and
 * the test flag shows which network is meant. They are always bounceable, because the canonical URL
 * must follow from the address alone, and whether an account is a wallet is known only after a look.
 */
function addressPath(network: AddressNetwork, page: string, address: Address): string {
  const { testnet } = network;
  return path(network, `/${page}/${formatFriendly(address, { bounceable: true, testnet })}`);
}

export function homePath(network: NetworkName): string {
  return path(network, "/");
}

export function blocksPath(network: NetworkName, filter?: URLSearchParams): string {
  return path(network, withQuery("/blocks", filter));
}

/** The drawing of shards over a range of masterchain blocks. */
export function shardMapPath(network: NetworkName, range?: URLSearchParams): string {
  return path(network, withQuery("/blocks/shards", range));
}

/** Where the form leads that looks up a block by time or logical time. */
export function findBlockPath(network: NetworkName): string {
  return path(network, "/blocks/find");
}

/** All operations of the API, or one of them (`op`). */
export function apiPath(network: NetworkName, operation?: string): string {
  return path(network, operation === undefined ? "/api" : `/api?op=${operation}`);
}

/** The call with the data of a page, which is given by its path behind the network and its query. */
export function pageDataPath(
  network: NetworkName,
  segments: readonly string[],
  query: Iterable<[string, string]>,
): string {
  const page: [string, string] = ["page", `/${segments.join("/")}`];
  return path(network, withQuery("/api", new URLSearchParams([page, ...query])));
}

/** A call of an operation, made at once. */
export function apiCallPath(
  network: NetworkName,
  operation: string,
  params: Iterable<[string, string]>,
): string {
  return path(network, withQuery("/api", new URLSearchParams([["op", operation], ["call", "1"], ...params])));
}

/** The API of this explorer for programs. */
export function openApiPath(network: NetworkName): string {
  return `/api/${network.id}/openapi.json`;
}

/** Charts of the network as a whole, by what they are drawn from. */
export function chartsPath(network: NetworkName, page: "blocks" | "rounds" | "fees" = "blocks"): string {
  return path(network, page === "blocks" ? "/charts" : `/charts/${page}`);
}

/** Of now, of a block (`seqno`), searched (`q`), or compared (`from`, `to`). */
export function configPath(network: NetworkName, query?: URLSearchParams): string {
  return path(network, withQuery("/config", query));
}

/** The configuration as a file. */
export function configFilePath(network: NetworkName, seqno: number | null): string {
  return `/api/${network.id}/config${seqno === null ? "" : `?seqno=${seqno}`}`;
}

/** The configuration that a masterchain block left. */
export function configAtPath(network: NetworkName, seqno: number): string {
  return path(network, `/config?seqno=${seqno}`);
}

/** What a masterchain block changed in the configuration. */
export function configChangesPath(network: NetworkName, seqno: number): string {
  return path(network, `/config?from=${seqno - 1}&to=${seqno}`);
}

export function parameterPath(network: NetworkName, id: number, seqno: number | null = null): string {
  return path(network, `/config/${id}${seqno === null ? "" : `?seqno=${seqno}`}`);
}

export function transactionsPath(network: NetworkName, filter?: URLSearchParams): string {
  return path(network, withQuery("/transactions", filter));
}

export function messagesPath(network: NetworkName, filter?: URLSearchParams): string {
  return path(network, withQuery("/messages", filter));
}

/** What is under way of an account, or because of a message from outside. */
export function pendingPath(network: NetworkName, of?: URLSearchParams): string {
  return path(network, withQuery("/pending", of));
}

function withQuery(page: string, query?: URLSearchParams): string {
  return query === undefined || query.size === 0 ? page : `${page}?${query.toString()}`;
}

/** Every part of the interface; the first room needs no name. */
export function galleryPath(network: NetworkName, room: string): string {
  return path(network, room === "parts" ? "/ui" : `/ui/${room}`);
}

export function statusPath(network: NetworkName): string {
  return path(network, "/status");
}

/** Names and accounts that a visitor keeps in the browser. */
export function watchlistPath(network: NetworkName): string {
  return path(network, "/watchlist");
}

export function accountPath(network: AddressNetwork, address: Address): string {
  return addressPath(network, "account", address);
}

export function accountTransactionsPath(
  network: AddressNetwork,
  address: Address,
  filter?: URLSearchParams,
): string {
  return withQuery(`${accountPath(network, address)}/transactions`, filter);
}

/** The validators of the current round. */
export function validatorsPath(network: NetworkName): string {
  return path(network, "/validators");
}

/** How stake is distributed over them. */
export function stakeDistributionPath(network: NetworkName): string {
  return path(network, "/validators/stake");
}

/** Arithmetic of an election with a stake of one's own. */
export function stakeCalculatorPath(network: NetworkName): string {
  return path(network, "/validators/calculator");
}

export function roundsPath(network: NetworkName, query?: URLSearchParams): string {
  return path(network, withQuery("/validators/cycles", query));
}

/** A validation round, by its start in Unix seconds. */
export function roundPath(network: NetworkName, since: number): string {
  return path(network, `/validators/cycle/${since}`);
}

export function electionsPath(network: NetworkName, query?: URLSearchParams): string {
  return path(network, withQuery("/validators/elections", query));
}

/** An election and its participants; without an id, the newest. */
export function electionPath(network: NetworkName, id: number | null = null): string {
  return path(network, `/validators/election${id === null ? "" : `/${id}`}`);
}

export function complaintsPath(network: NetworkName, query?: URLSearchParams): string {
  return path(network, withQuery("/validators/complaints", query));
}

/** Stakes that the elector accepted, rejected or gave back. */
export function stakeEventsPath(network: NetworkName, query?: URLSearchParams): string {
  return path(network, withQuery("/validators/events", query));
}

/** A validator, by the account whose stake it is. */
export function validatorPath(network: AddressNetwork, holder: Address): string {
  return addressPath(network, "validator", holder);
}

/** The same, by its public key or ADNL address. */
export function validatorKeyPath(network: NetworkName, key: Hash): string {
  return path(network, `/validator/${key}`);
}

export function topPath(network: NetworkName): string {
  return path(network, "/top");
}

export function jettonsPath(network: NetworkName, query?: URLSearchParams): string {
  return path(network, withQuery("/jettons", query));
}

export function jettonPath(network: AddressNetwork, master: Address): string {
  return addressPath(network, "jetton", master);
}

export function jettonTransfersPath(network: AddressNetwork, master: Address): string {
  return `${jettonPath(network, master)}/transfers`;
}

export function jettonBurnsPath(network: AddressNetwork, master: Address): string {
  return `${jettonPath(network, master)}/burns`;
}

export function jettonMetadataPath(network: AddressNetwork, master: Address): string {
  return `${jettonPath(network, master)}/metadata`;
}

/** The same, compared with what a node has. */
export function comparedJettonPath(network: AddressNetwork, master: Address): string {
  return `${jettonMetadataPath(network, master)}?node=compare#node`;
}

export function jettonContractPath(network: AddressNetwork, master: Address): string {
  return `${jettonPath(network, master)}/contract`;
}

export function nftsPath(network: NetworkName, query?: URLSearchParams): string {
  return path(network, withQuery("/nfts", query));
}

/** An NFT, or a collection of them: the page tells which of both it is. */
export function nftPath(network: AddressNetwork, address: Address): string {
  return addressPath(network, "nft", address);
}

export function nftOwnersPath(network: AddressNetwork, collection: Address): string {
  return `${nftPath(network, collection)}/owners`;
}

export function nftActivityPath(network: AddressNetwork, address: Address): string {
  return `${nftPath(network, address)}/activity`;
}

export function nftDetailsPath(network: AddressNetwork, address: Address): string {
  return `${nftPath(network, address)}/details`;
}

/** A multisig, or an order of one: the page tells which of both it is. */
export function multisigPath(network: AddressNetwork, address: Address): string {
  return addressPath(network, "multisig", address);
}

export function vestingPath(network: AddressNetwork, address: Address): string {
  return addressPath(network, "vesting", address);
}

/** The nominator pools that the explorer finds, and the search for one. */
export function stakingPath(network: NetworkName, query?: URLSearchParams): string {
  return path(network, withQuery("/staking", query));
}

export function poolPath(network: AddressNetwork, pool: Address): string {
  return addressPath(network, "pool", pool);
}

export function poolRewardsPath(network: AddressNetwork, pool: Address): string {
  return `${poolPath(network, pool)}/rewards`;
}

export function poolEventsPath(network: AddressNetwork, pool: Address): string {
  return `${poolPath(network, pool)}/events`;
}

/** The validator of a pool: its stake there, its rewards and events. */
export function poolValidatorPath(network: AddressNetwork, pool: Address): string {
  return `${poolPath(network, pool)}/validator`;
}

/** What a nominator has in pools, and the events of one of these positions. */
export function accountStakingPath(
  network: AddressNetwork,
  nominator: Address,
  query?: URLSearchParams,
): string {
  return withQuery(`${accountPath(network, nominator)}/staking`, query);
}

export function accountStakingRewardsPath(
  network: AddressNetwork,
  nominator: Address,
  query?: URLSearchParams,
): string {
  return withQuery(`${accountPath(network, nominator)}/staking/rewards`, query);
}

/** The multisigs of a signer or proposer, with the orders that wait. */
export function accountMultisigsPath(network: AddressNetwork, address: Address): string {
  return `${accountPath(network, address)}/multisigs`;
}

export function accountVestingsPath(network: AddressNetwork, address: Address): string {
  return `${accountPath(network, address)}/vestings`;
}

export function accountNftsPath(network: AddressNetwork, address: Address, filter?: URLSearchParams): string {
  return withQuery(`${accountPath(network, address)}/nfts`, filter);
}

/** A picture: what a wallet on a telephone reads from the screen. */
export function accountCodePath(
  { id, testnet }: AddressNetwork,
  address: Address,
  bounceable: boolean,
): string {
  return `/api/${id}/qr/${formatFriendly(address, { bounceable, testnet })}`;
}

export function accountTokensPath(
  network: AddressNetwork,
  address: Address,
  query?: URLSearchParams,
): string {
  return withQuery(`${accountPath(network, address)}/tokens`, query);
}

export function accountTokenTransfersPath(
  network: AddressNetwork,
  address: Address,
  query?: URLSearchParams,
): string {
  return withQuery(`${accountPath(network, address)}/tokens/transfers`, query);
}

export function accountMessagesPath(network: AddressNetwork, address: Address): string {
  return `${accountPath(network, address)}/messages`;
}

export function accountContractPath(network: AddressNetwork, address: Address): string {
  return `${accountPath(network, address)}/contract`;
}

/** The get methods of an account, or a call of one. */
export function accountMethodsPath(
  network: AddressNetwork,
  address: Address,
  call?: URLSearchParams,
): string {
  return withQuery(`${accountPath(network, address)}/methods`, call);
}

/** A file of the verified source of code, as text. */
export function sourceFilePath({ id }: NetworkName, code: Hash, place: number): string {
  return `/api/${id}/source/${code}/${place}`;
}

export function accountChartsPath(network: AddressNetwork, address: Address): string {
  return `${accountPath(network, address)}/charts`;
}

/** The domains that resolve to an account. */
export function accountDomainsPath(network: AddressNetwork, address: Address): string {
  return `${accountPath(network, address)}/domains`;
}

export function accountDetailsPath(network: AddressNetwork, address: Address): string {
  return `${accountPath(network, address)}/details`;
}

/** By the hash of a transaction or message, or by the id of a trace. */
export function transactionPath(network: NetworkName, hash: Hash): string {
  return path(network, `/tx/${hash}`);
}

/** Leads to the transaction that follows on the same account. */
export function nextTransactionPath(network: NetworkName, hash: Hash): string {
  return `${transactionPath(network, hash)}/next`;
}

export function adjacentTransactionsPath(network: NetworkName, hash: Hash): string {
  return `${transactionPath(network, hash)}/adjacent`;
}

/** The messages of a transaction, or of a step of its trace. */
export function transactionMessagesPath(network: NetworkName, hash: Hash): string {
  return `${transactionPath(network, hash)}/messages`;
}

/** Its phases and fees. */
export function transactionExecutionPath(network: NetworkName, hash: Hash): string {
  return `${transactionPath(network, hash)}/execution`;
}

/** The account before and after it. */
export function transactionStatePath(network: NetworkName, hash: Hash): string {
  return `${transactionPath(network, hash)}/state`;
}

/** Its place on the chain and its cells. */
export function transactionRawPath(network: NetworkName, hash: Hash): string {
  return `${transactionPath(network, hash)}/raw`;
}

/** A message on the page of the transaction that sent or received it. */
export function messagePath(network: NetworkName, message: Hash, transaction: Hash | null): string {
  return transaction === null
    ? transactionPath(network, message)
    : `${transactionMessagesPath(network, transaction)}#${message}`;
}

/** The masterchain has one shard, so the number alone names its blocks. */
export function blockPath(network: NetworkName, block: BlockId): string {
  const { workchain, shard, seqno } = block;
  return path(
    network,
    isMasterchainBlock(block) ? `/block/${seqno}` : `/block/${workchain}/${shard}/${seqno}`,
  );
}

/** Of a masterchain block: those transactions, or messages, that are the masterchain's own. */
export function ownOfBlockPath(tabPath: string): string {
  return `${tabPath}?only=own`;
}

/** The messages that the transactions of a block sent and received. */
export function blockMessagesPath(network: NetworkName, id: BlockId): string {
  return `${blockPath(network, id)}/messages`;
}

/** What a node says of a block; each of its answers is a page. */
export function blockNodePath(network: NetworkName, id: BlockId, part: string | null = null): string {
  return `${blockPath(network, id)}/node${part === null ? "" : `/${part}`}`;
}

/** The blocks of the shards that a masterchain block committed. */
export function blockShardsPath(network: NetworkName, seqno: number): string {
  return path(network, `/block/${seqno}/shards`);
}

/** The list of blocks from a moment on backwards, in Unix seconds. */
export function blocksAtPath(network: NetworkName, seconds: number): string {
  return path(network, `/blocks?time=${seconds}`);
}

export function transactionsAtPath(network: NetworkName, lt: bigint): string {
  return path(network, `/transactions?lt=${lt}`);
}

/** Looking names up, and what happens to them. */
export function domainsPath(network: NetworkName, query?: URLSearchParams): string {
  return path(network, withQuery("/dns", query));
}

export function domainPath(network: NetworkName, name: string): string {
  return path(network, `/dns/${encodeURIComponent(name)}`);
}

export function decoderPath(network: NetworkName): string {
  return path(network, "/decode");
}

/** Servers take URLs of about 8 kB; a bag that needs no escaping in base64url is as long as it looks. */
const LONGEST_IN_QUERY = 3000;

/**
 * A short bag (base64url) goes to the server, which can show it without JavaScript. A long one is put
 * behind the number sign: it stays in the browser, where there is room for it.
 */
export function decodePath(network: NetworkName, boc: string): string {
  return path(network, `/decode${boc.length > LONGEST_IN_QUERY ? "#" : "?"}boc=${boc}`);
}

/** Anything else to decode: an opcode, an address, a number. */
export function decodeTextPath(network: NetworkName, text: string): string {
  const escaped = encodeURIComponent(text);
  return path(network, `/decode${escaped.length > LONGEST_IN_QUERY ? "#" : "?"}q=${escaped}`);
}

/** Calls a get method of any account. */
export function callPath(network: NetworkName, call?: URLSearchParams): string {
  return path(network, withQuery("/call", call));
}

/** The form that reads an external message and sends it. */
export function sendPath(network: NetworkName): string {
  return path(network, "/send");
}

/** The fees of a transfer or a message before it is signed. */
export function estimatePath(network: NetworkName, from: Address | null = null): string {
  const query = from === null ? undefined : new URLSearchParams({ from });
  return path(network, withQuery("/estimate", query));
}

/** What became of a message that was sent, by its normalized hash. */
export function sentPath(network: NetworkName, hash: Hash): string {
  return path(network, `/send?hash=${hash}`);
}

/** A message to review; one that is too long for a URL has to be pasted. */
export function sendMessagePath(network: NetworkName, boc: string): string {
  return boc.length > LONGEST_IN_QUERY
    ? sendPath(network)
    : path(network, withQuery("/send", new URLSearchParams({ boc })));
}

/** Where the search form leads; what was typed is its parameter `q`. */
export function searchFormPath(network: NetworkName): string {
  return path(network, "/search");
}

export function searchPath(network: NetworkName, query: string): string {
  return path(network, `/search?${new URLSearchParams({ q: query }).toString()}`);
}
