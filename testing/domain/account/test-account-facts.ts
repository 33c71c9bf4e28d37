import type { AccountFacts } from "../../../lib/domain/account/account-report";

/** An active contract of which nothing else is known. */
export const ACCOUNT_FACTS: AccountFacts = {
  source: "index",
  status: "active",
  balance: 1n,
  extraCurrencies: [],
  bounceable: true,
  domain: null,
  kinds: [],
  types: null,
  codeHash: null,
  frozenHash: null,
  suspended: null,
  wallet: null,
  lastTransaction: null,
};
