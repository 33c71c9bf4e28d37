import {
  accountChartsPath,
  accountContractPath,
  accountMessagesPath,
  accountPath,
  accountTransactionsPath,
} from "@/lib/paths";

/** The tabs of an account, each a page of its own. */
export const ACCOUNT_TABS = {
  history: { name: "History", path: accountPath },
  transactions: { name: "Transactions", path: accountTransactionsPath },
  messages: { name: "Messages", path: accountMessagesPath },
  contract: { name: "Contract", path: accountContractPath },
  charts: { name: "Charts", path: accountChartsPath },
} as const;

export type AccountTab = keyof typeof ACCOUNT_TABS;
