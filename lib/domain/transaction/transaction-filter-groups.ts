import { ORDER_FIELD, TIME_FIELDS, type FilterField, type FilterGroup } from "../filter/filter-field";

export const WORKCHAIN_LABELS: Readonly<Record<string, string>> = { "0": "Basechain", "-1": "Masterchain" };

const HASH: FilterField = { name: "hash", label: "Transaction hash" };
const MASTERCHAIN_BLOCK: FilterField = { name: "mc_seqno", label: "Masterchain block" };

/** The filters of the list of all transactions. */
export const TRANSACTION_FILTER_GROUPS: readonly FilterGroup[] = [
  {
    title: "Accounts",
    fields: [
      { name: "account", label: "Accounts", is: "addresses" },
      { name: "without", label: "Excluded accounts", is: "addresses" },
    ],
  },
  { title: "Time and order", fields: [...TIME_FIELDS, ORDER_FIELD, HASH] },
  {
    title: "Block",
    fields: [
      { name: "workchain", label: "Workchain", is: "select", options: WORKCHAIN_LABELS },
      { name: "shard", label: "Shard", placeholder: "8000000000000000" },
      { name: "seqno", label: "Shard block" },
      MASTERCHAIN_BLOCK,
    ],
  },
];

/** The filters of one account's transactions; the account determines where they are. */
export const ACCOUNT_TRANSACTION_FILTER_GROUPS: readonly FilterGroup[] = [
  { title: "Time and order", fields: [...TIME_FIELDS, ORDER_FIELD, HASH, MASTERCHAIN_BLOCK] },
];
