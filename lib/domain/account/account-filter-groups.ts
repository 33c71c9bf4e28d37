import { TIME_FIELDS, type FilterGroup } from "../filter/filter-field";
import { TRANSFER_DIRECTIONS } from "./account-transfers-query";

export const ACCOUNT_TOKEN_FILTER_GROUPS: readonly FilterGroup[] = [
  { title: "Name", fields: [{ name: "q", label: "Symbol, name or address" }] },
];

export const ACCOUNT_TRANSFER_FILTER_GROUPS: readonly FilterGroup[] = [
  {
    title: "Token and time",
    fields: [
      {
        name: "direction",
        label: "Direction",
        is: "select",
        options: { in: TRANSFER_DIRECTIONS.in, out: TRANSFER_DIRECTIONS.out },
      },
      { name: "token", label: "Token", is: "addresses" },
      ...TIME_FIELDS.filter(({ is }) => is === "moment"),
    ],
  },
];
