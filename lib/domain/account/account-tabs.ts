import {
  accountChartsPath,
  accountContractPath,
  accountDetailsPath,
  accountDomainsPath,
  accountMessagesPath,
  accountMethodsPath,
  accountMultisigsPath,
  accountNftsPath,
  accountPath,
  accountStakingPath,
  accountTokensPath,
  accountTransactionsPath,
  accountVestingsPath,
  type AddressNetwork,
} from "../../paths";
import type { Address } from "../../ton/address/address";

export interface AccountTabPage {
  readonly name: string;
  readonly path: (network: AddressNetwork, address: Address) => string;
  /**
   * How many calls its page makes when nothing of it is cached, without those that few accounts need (docs/decisions/0018);
   * "counted" where that follows from the first answer.
   */
  readonly calls: number | "counted";
  /** Its name for screen readers, where a card above has the same title. */
  readonly label?: string;
  /** Which of the account's holdings it lists: their number is shown beside its name once the browser has it. */
  readonly counts?: "tokens" | "nfts";
  /** Its parts are cards, which stand below the card of the tabs instead of in it. */
  readonly ownCards?: true;
}

/**
 * The tabs of an account, each its own page; those that few accounts need come last. An id is the last part of its
 * page's path; the first tab has none.
 */
export const ACCOUNT_TABS = {
  activity: { name: "Activity", path: accountPath, calls: 1 },
  transactions: { name: "Transactions", path: accountTransactionsPath, calls: 1 },
  tokens: { name: "Tokens", label: "All tokens", path: accountTokensPath, calls: 2, counts: "tokens" },
  nfts: { name: "NFTs", label: "All NFTs", path: accountNftsPath, calls: 1, counts: "nfts" },
  messages: { name: "Messages", path: accountMessagesPath, calls: 1 },
  contract: { name: "Contract", path: accountContractPath, calls: "counted", ownCards: true },
  methods: { name: "Methods", label: "Get methods", path: accountMethodsPath, calls: 2, ownCards: true },
  charts: { name: "Charts", path: accountChartsPath, calls: 1, ownCards: true },
  details: { name: "Details", path: accountDetailsPath, calls: 1 },
  domains: { name: "Domains", path: accountDomainsPath, calls: 1 },
  multisigs: {
    name: "Multisigs",
    label: "All multisigs",
    path: accountMultisigsPath,
    calls: 2,
    ownCards: true,
  },
  staking: { name: "Staking", label: "Positions", path: accountStakingPath, calls: 2, ownCards: true },
  vestings: { name: "Vestings", path: accountVestingsPath, calls: 1 },
} as const satisfies Readonly<Record<string, AccountTabPage>>;

export type AccountTab = keyof typeof ACCOUNT_TABS;
