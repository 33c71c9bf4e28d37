import {
  apiPath,
  blocksPath,
  callPath,
  chartsPath,
  complaintsPath,
  configPath,
  decoderPath,
  domainsPath,
  electionPath,
  electionsPath,
  estimatePath,
  findBlockPath,
  homePath,
  jettonsPath,
  messagesPath,
  nftsPath,
  pendingPath,
  roundsPath,
  sendPath,
  shardMapPath,
  stakeEventsPath,
  stakingPath,
  statusPath,
  topPath,
  transactionsPath,
  validatorsPath,
  watchlistPath,
  type NetworkName,
} from "@/lib/paths";

/** A page that is reachable from every page. */
export interface SectionLink {
  readonly name: string;
  readonly path: (network: NetworkName) => string;
  /** Pressed after `g`, opens the page. */
  readonly letter?: string;
}

/** A menu of the header. */
export interface SiteSection {
  readonly name: string;
  /** First path segments of its pages. */
  readonly segments: readonly string[];
  readonly links: readonly SectionLink[];
}

export const HOME: SectionLink = { name: "Home", letter: "h", path: homePath };

export const WATCHLIST: SectionLink = { name: "Watchlist", path: watchlistPath };

/** The menus of the header, in order. A new page of the explorer is a new row. */
export const SITE_SECTIONS: readonly SiteSection[] = [
  {
    name: "Blocks",
    segments: ["blocks", "block", "charts", "config"],
    links: [
      { name: "All blocks", letter: "b", path: blocksPath },
      { name: "Shards", path: shardMapPath },
      { name: "Find a block", path: findBlockPath },
      { name: "Charts", path: chartsPath },
      { name: "Network config", path: configPath },
    ],
  },
  {
    name: "Transactions",
    segments: ["transactions", "tx", "messages", "pending", "top"],
    links: [
      { name: "All transactions", letter: "t", path: transactionsPath },
      { name: "Messages", path: messagesPath },
      { name: "Pending", path: pendingPath },
      { name: "Top accounts", path: topPath },
    ],
  },
  {
    name: "Tokens",
    segments: ["jettons", "jetton", "nfts", "nft", "dns"],
    links: [
      { name: "Jettons", path: jettonsPath },
      { name: "NFTs", path: nftsPath },
      { name: "Domains", path: domainsPath },
    ],
  },
  {
    name: "Validators",
    segments: ["validators", "validator", "staking", "pool"],
    links: [
      { name: "Current round", letter: "v", path: validatorsPath },
      { name: "Next election", path: electionPath },
      { name: "Rounds", path: roundsPath },
      { name: "Elections", path: electionsPath },
      { name: "Complaints", path: complaintsPath },
      { name: "Stake events", path: stakeEventsPath },
      { name: "Staking", path: stakingPath },
    ],
  },
  {
    name: "Tools",
    segments: ["send", "call", "estimate", "decode", "api", "status"],
    links: [
      { name: "Send", path: sendPath },
      { name: "Call", path: callPath },
      { name: "Estimate fees", path: estimatePath },
      { name: "Decode", path: decoderPath },
      { name: "API", path: apiPath },
      { name: "Status", letter: "s", path: statusPath },
    ],
  },
];

/** Pages that have a letter, with it. */
export const LETTER_LINKS = [HOME, ...SITE_SECTIONS.flatMap(({ links }) => links)].flatMap((link) =>
  link.letter === undefined ? [] : [{ ...link, letter: link.letter }],
);
