import { Address, beginCell, Cell, external, storeMessage } from "@ton/core";
import type { Locator, Page } from "playwright/test";
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { parseHash } from "../../lib/ton/value/hash";
import { POOL } from "../../fixtures/toncenter/v3/samples/seed";
import { validatorCycles } from "../../fixtures/toncenter/v3/samples/validators";
import { nominatorPools } from "../../fixtures/toncenter/v3/samples/staking";
import { multisigWallets, vesting } from "../../fixtures/toncenter/v3/samples/wallets";
import type { Facts } from "../upstream/facts";

/** A page with data from the service. Each of these pages gets every test of this table. */
export interface SitePage {
  readonly name: string;
  /** The path after the network's prefix. */
  readonly path: (facts: Facts) => string;
  /** Present only if the service has answered. */
  readonly content: (page: Page) => Locator;
  /** What the URL alone determines, which is shown before the service answers: text of the page's HTML. */
  readonly identity: (facts: Facts) => string;
  /** A field of the page's main answer that can have the wrong type. */
  readonly field: string;
  /** The source of the main answer: the index (v3) by default, or a node. */
  readonly source?: "v2";
}

/** The scripted service answers with the same contracts, whichever are requested. */
const [multisigAddress = ""] = multisigWallets.multisigs.map((row) => row.address);
const [cycleStart = 0] = validatorCycles.cycles.map((row) => row.cycle_start);
const [poolAddress = ""] = nominatorPools.nominator_pools.map((row) => row.pool_address);
const [vestingAddress = ""] = vesting.vesting_contracts.map((row) => row.address);

const head = (page: Page) => page.getByTestId("head-seqno");
const firstRow = (page: Page) => page.getByRole("rowheader").first();
const fact = (name: string) => (page: Page) => page.locator("dt", { hasText: name }).locator("+ dd").first();

/** In the form used in URLs. */
const address = (raw: string) => formatFriendly(parseAddress(raw), { bounceable: true, testnet: false });

const accountForms = ({ busyAccount }: Facts) => parseAddress(busyAccount);
const jettonForm = ({ jettonMaster }: Facts) => address(jettonMaster);
const masterBlock = ({ head: { seqno } }: Facts) => `(-1,8000000000000000,${seqno - 20})`;

export const SITE: readonly SitePage[] = [
  { name: "home", path: () => "", identity: () => "Explore TON", content: head, field: "last.seqno" },
  {
    name: "status",
    path: () => "/status",
    identity: () => ">Status</h1>",
    content: head,
    field: "last.seqno",
  },
  {
    name: "blocks",
    path: () => "/blocks",
    identity: () => ">Blocks</h1>",
    content: firstRow,
    field: "blocks.0.seqno",
  },
  {
    name: "shards",
    path: () => "/blocks/shards",
    identity: () => ">Shards</h1>",
    content: (page) => page.getByRole("list", { name: "Masterchain blocks" }).getByRole("link").first(),
    field: "blocks.0.seqno",
  },
  {
    name: "charts",
    path: () => "/charts",
    identity: () => ">Charts</h1>",
    content: (page) => page.getByRole("heading", { name: "Block time, seconds" }),
    field: "blocks.0.seqno",
  },
  {
    name: "charts of rounds",
    path: () => "/charts/rounds",
    identity: () => ">Charts</h1>",
    content: (page) => page.getByRole("heading", { name: "Validators per round" }),
    field: "cycles.0.cycle_start",
  },
  {
    name: "fees",
    path: () => "/charts/fees",
    identity: () => ">Charts</h1>",
    content: (page) => page.getByRole("heading", { name: /^Fees of the newest/ }),
    field: "transactions.0.lt",
  },
  {
    name: "transactions",
    path: () => "/transactions",
    identity: () => ">Transactions</h1>",
    content: firstRow,
    field: "transactions.0.lt",
  },
  {
    name: "messages",
    path: () => "/messages",
    identity: () => ">Messages</h1>",
    content: firstRow,
    field: "messages.0.hash",
  },
  {
    name: "pending",
    path: ({ busyAccount }) => `/pending?of=${address(busyAccount)}`,
    identity: () => ">Pending</h1>",
    content: (page) => page.getByText("No pending actions of this account"),
    field: "actions",
  },
  {
    name: "account",
    path: ({ busyAccount }) => `/account/${address(busyAccount)}`,
    identity: accountForms,
    content: (page) => page.locator("[data-answer]"),
    field: "wallets.0.balance",
  },
  {
    name: "tokens of an account",
    path: ({ busyAccount }) => `/account/${address(busyAccount)}/tokens`,
    identity: accountForms,
    content: firstRow,
    field: "jetton_wallets.0.balance",
  },
  {
    name: "token transfers of an account",
    path: ({ busyAccount }) => `/account/${address(busyAccount)}/tokens/transfers`,
    identity: accountForms,
    content: firstRow,
    field: "wallets.0.balance",
  },
  {
    name: "messages of an account",
    path: ({ busyAccount }) => `/account/${address(busyAccount)}/messages`,
    identity: accountForms,
    content: firstRow,
    field: "wallets.0.balance",
  },
  {
    name: "domains of an account",
    path: ({ busyAccount }) => `/account/${address(busyAccount)}/domains`,
    identity: accountForms,
    content: firstRow,
    field: "wallets.0.balance",
  },
  {
    name: "multisigs of an account",
    path: ({ busyAccount }) => `/account/${address(busyAccount)}/multisigs`,
    identity: accountForms,
    content: firstRow,
    field: "wallets.0.balance",
  },
  {
    name: "vestings of an account",
    path: ({ busyAccount }) => `/account/${address(busyAccount)}/vestings`,
    identity: accountForms,
    content: firstRow,
    field: "wallets.0.balance",
  },
  {
    name: "contract of an account",
    path: ({ busyAccount }) => `/account/${address(busyAccount)}/contract`,
    identity: accountForms,
    content: fact("Bits"),
    field: "wallets.0.balance",
  },
  {
    name: "methods of an account",
    path: ({ busyAccount }) => `/account/${address(busyAccount)}/methods?method=seqno`,
    identity: accountForms,
    content: fact("Seqno"),
    field: "wallets.0.balance",
  },
  {
    name: "charts of an account",
    path: ({ busyAccount }) => `/account/${address(busyAccount)}/charts`,
    identity: accountForms,
    content: (page) => page.getByTestId("chart-range"),
    field: "wallets.0.balance",
  },
  {
    name: "transaction",
    path: ({ newestTransaction }) => `/tx/${parseHash(newestTransaction)}`,
    identity: ({ newestTransaction }) => parseHash(newestTransaction),
    content: fact("Account"),
    field: "transactions.0.lt",
  },
  ...(["table", "graph"] as const).map((view) => ({
    name: `trace, as a ${view}`,
    path: ({ newestTrace }: Facts) => `/tx/${parseHash(newestTrace)}?view=${view}`,
    identity: ({ newestTrace }: Facts) => parseHash(newestTrace),
    content: fact("Account"),
    field: "transactions.0.lt",
  })),
  {
    name: "block",
    path: ({ head: { seqno } }) => `/block/${seqno - 20}`,
    identity: masterBlock,
    content: fact("Root hash"),
    field: "blocks.0.root_hash",
  },
  {
    name: "shards of a block",
    path: ({ head: { seqno } }) => `/block/${seqno - 20}/shards`,
    identity: masterBlock,
    content: firstRow,
    field: "blocks.0.root_hash",
  },
  {
    name: "messages of a block",
    path: ({ head: { seqno } }) => `/block/${seqno - 20}/messages`,
    identity: masterBlock,
    content: firstRow,
    field: "blocks.0.root_hash",
  },
  {
    name: "shard block",
    path: ({ head: { shardBlock } }) =>
      `/block/${shardBlock.workchain}/${shardBlock.shard}/${shardBlock.seqno}`,
    identity: ({ head: { shardBlock } }) =>
      `(${shardBlock.workchain},${shardBlock.shard},${shardBlock.seqno})`,
    content: fact("Root hash"),
    field: "blocks.0.root_hash",
  },
  {
    name: "network config",
    path: () => "/config",
    identity: () => ">Network config</h1>",
    content: (page) => page.getByText("Current validators", { exact: true }),
    field: "config.bytes",
    source: "v2",
  },
  {
    name: "parameter of the config",
    path: () => "/config/34",
    identity: () => ">34 Current validators</h1>",
    content: firstRow,
    field: "config.bytes",
    source: "v2",
  },
  {
    name: "validators",
    path: () => "/validators",
    identity: () => ">Validators</h1>",
    content: firstRow,
    field: "cycles.0.cycle_start",
  },
  {
    name: "stake of validators",
    path: () => "/validators/stake",
    identity: () => ">Validators</h1>",
    content: (page) => page.getByRole("heading", { name: /^Stake of each validator/ }),
    field: "cycles.0.cycle_start",
  },
  {
    name: "complaints about validators",
    path: () => "/validators/complaints",
    identity: () => ">Validators</h1>",
    content: firstRow,
    field: "complaints.0.complaint_hash",
  },
  {
    name: "stake events",
    path: () => "/validators/events",
    identity: () => ">Validators</h1>",
    content: firstRow,
    field: "events.0.utime",
  },
  {
    name: "validation round",
    path: () => `/validators/cycle/${cycleStart}`,
    identity: () => ">Round from ",
    content: firstRow,
    field: "cycles.0.cycle_start",
  },
  {
    name: "election",
    path: () => `/validators/election/${cycleStart}`,
    identity: () => ">Election for the round from ",
    content: firstRow,
    field: "elections.0.election_id",
  },
  {
    name: "validator",
    path: () => `/validator/${address(POOL)}`,
    identity: () => address(POOL),
    content: firstRow,
    field: "cycles.0.cycle_start",
  },
  {
    name: "top accounts",
    path: () => "/top",
    identity: () => ">Top accounts</h1>",
    content: firstRow,
    field: "0.balance",
  },
  {
    name: "call of a get method",
    path: ({ busyAccount }) => `/call?address=${address(busyAccount)}&method=seqno`,
    identity: () => ">Call</h1>",
    content: fact("Seqno"),
    field: "gas_used",
    source: "v2",
  },
  {
    name: "jettons",
    path: () => "/jettons",
    identity: () => "Jettons",
    content: firstRow,
    field: "jetton_masters.0.address",
  },
  {
    name: "holders of a jetton",
    path: ({ jettonMaster }) => `/jetton/${address(jettonMaster)}`,
    identity: jettonForm,
    content: firstRow,
    field: "jetton_masters.0.address",
  },
  {
    name: "transfers of a jetton",
    path: ({ jettonMaster }) => `/jetton/${address(jettonMaster)}/transfers`,
    identity: jettonForm,
    content: firstRow,
    field: "jetton_masters.0.address",
  },
  {
    name: "metadata of a jetton",
    path: ({ jettonMaster }) => `/jetton/${address(jettonMaster)}/metadata`,
    identity: jettonForm,
    content: fact("Stored"),
    field: "jetton_masters.0.address",
  },
  {
    name: "domains",
    path: ({ busyAccount }) => `/dns?wallet=${address(busyAccount)}`,
    identity: () => ">Domains</h1>",
    content: firstRow,
    field: "records.0.domain",
  },
  {
    name: "NFT collections",
    path: () => "/nfts",
    identity: () => ">NFT collections</h1>",
    content: firstRow,
    field: "nft_collections.0.address",
  },
  {
    name: "NFT collection",
    path: ({ nftCollection }) => `/nft/${address(nftCollection)}`,
    identity: ({ nftCollection }) => address(nftCollection),
    content: firstRow,
    field: "nft_collections.0.address",
  },
  {
    name: "owners of a collection",
    path: ({ nftCollection }) => `/nft/${address(nftCollection)}/owners`,
    identity: ({ nftCollection }) => address(nftCollection),
    content: firstRow,
    field: "nft_collections.0.address",
  },
  {
    name: "NFT",
    path: ({ nftItem }) => `/nft/${address(nftItem)}`,
    identity: ({ nftItem }) => address(nftItem),
    content: fact("Owner"),
    field: "nft_items.0.address",
  },
  {
    name: "transfers of an NFT",
    path: ({ nftItem }) => `/nft/${address(nftItem)}/activity`,
    identity: ({ nftItem }) => address(nftItem),
    content: firstRow,
    field: "nft_items.0.address",
  },
  {
    name: "details of an NFT",
    path: ({ nftItem }) => `/nft/${address(nftItem)}/details`,
    identity: ({ nftItem }) => address(nftItem),
    content: fact("Code hash"),
    field: "nft_items.0.address",
  },
  {
    name: "NFTs of an account",
    path: ({ busyAccount }) => `/account/${address(busyAccount)}/nfts`,
    identity: accountForms,
    content: firstRow,
    field: "wallets.0.balance",
  },
  {
    name: "domain",
    path: () => "/dns/account-0.ton",
    identity: () => "account-0.ton",
    content: fact("Owner"),
    field: "records.0.domain",
  },
  {
    name: "multisig",
    path: () => `/multisig/${address(multisigAddress)}`,
    identity: () => address(multisigAddress),
    content: firstRow,
    field: "multisigs.0.threshold",
  },
  {
    name: "vesting",
    path: () => `/vesting/${address(vestingAddress)}`,
    identity: () => address(vestingAddress),
    content: fact("Unlock period"),
    field: "vesting_contracts.0.unlock_period",
  },
  {
    name: "staking",
    path: () => "/staking",
    identity: () => ">Staking</h1>",
    content: firstRow,
    field: "cycles.0.cycle_start",
  },
  {
    name: "nominator pool",
    path: () => `/pool/${address(poolAddress)}?stake=25000`,
    identity: () => address(poolAddress),
    content: fact("Reward shares"),
    field: "state",
  },
  {
    name: "rewards of a pool",
    path: () => `/pool/${address(poolAddress)}/rewards`,
    identity: () => address(poolAddress),
    content: (page) => page.getByText("to nominators"),
    field: "state",
  },
  {
    name: "validator of a pool",
    path: () => `/pool/${address(poolAddress)}/validator`,
    identity: () => address(poolAddress),
    content: firstRow,
    field: "state",
  },
  {
    name: "staking of an account",
    path: ({ busyAccount }) => `/account/${address(busyAccount)}/staking`,
    identity: accountForms,
    content: firstRow,
    field: "wallets.0.balance",
  },
  {
    name: "sent message",
    path: ({ newestMessage }) => `/send?hash=${parseHash(newestMessage)}`,
    identity: ({ newestMessage }) => parseHash(newestMessage),
    content: (page) => page.getByRole("link", { name: "Open trace" }),
    field: "traces",
  },
  {
    name: "fee estimate",
    path: ({ busyAccount }) => `/estimate?message=${messageTo(busyAccount)}`,
    identity: () => ">Estimate fees</h1>",
    content: fact("Gas"),
    field: "balance",
    source: "v2",
  },
];

/** Pages that are tested with faults over HTTP only: their parts are those of pages in `SITE`. */
export const FAULTED_PAGES: readonly Omit<SitePage, "content" | "identity">[] = [
  ...SITE,
  {
    name: "nominator events of a pool",
    path: () => `/pool/${address(poolAddress)}/events`,
    field: "state",
  },
  {
    name: "staking rewards of an account",
    path: ({ busyAccount }) => `/account/${address(busyAccount)}/staking/rewards`,
    field: "wallets.0.balance",
  },
];

/** An external message with an empty body. */
function messageTo(account: string): string {
  const message = external({ to: Address.parse(account), body: Cell.EMPTY });
  return beginCell().store(storeMessage(message)).endCell().toBoc().toString("base64url");
}

/** A few rows of each list, for tests of the page itself: rows are alike, and each costs time. */
export const FEW_ROWS = {
  transactions: 15,
  messages: 15,
  actions: 15,
  blocks: 45,
  jettonMasters: 15,
  jettonWallets: 15,
  jettonTransfers: 15,
  jettonBurns: 15,
  nftItems: 15,
  nftTransfers: 15,
  nftCollections: 15,
  topAccounts: 15,
} as const;

/** Pages that stay up to date by themselves. */
export const LIVE_PAGES = [
  { name: "home", path: "" },
  { name: "status", path: "/status" },
] as const;

/** Pages that make no calls, except for the footer. */
export const PLAIN_PAGES = [
  "/ui",
  "/ui/chain",
  "/ui/actions",
  "/search",
  "/call",
  "/decode",
  "/api",
  "/api?op=v3.jetton%2Fwallets",
  "/send",
  "/estimate",
  "/watchlist",
  "/pending",
  "/nosuchpage",
] as const;
