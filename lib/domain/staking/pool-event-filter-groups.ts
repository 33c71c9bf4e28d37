import { TIME_FIELDS, type FilterField, type FilterGroup } from "../filter/filter-field";

const TIMES: readonly FilterField[] = TIME_FIELDS.filter(({ is }) => is === "moment");

/** Of the events of a pool's nominators. */
export const NOMINATOR_EVENT_FILTER_GROUPS: readonly FilterGroup[] = [
  {
    title: "Nominator and time",
    fields: [{ name: "nominator", label: "Nominator", is: "addresses" }, ...TIMES],
  },
];

export const ACCOUNT_POOL_EVENT_FILTER_GROUPS: readonly FilterGroup[] = [{ title: "Time", fields: TIMES }];

export const POOL_VALIDATOR_EVENT_FILTER_GROUPS: readonly FilterGroup[] = [
  {
    title: "Type and time",
    fields: [
      {
        name: "type",
        label: "Type",
        is: "select",
        options: {
          reward: "Reward",
          penalty: "Penalty",
          deposit: "Deposit",
          withdrawal: "Withdrawal",
        },
      },
      ...TIMES,
    ],
  },
];
