import { TIME_FIELDS, type FilterGroup } from "../filter/filter-field";
import { STAKE_EVENT_NAMES } from "./validator-queries";

const VALIDATOR: FilterGroup = {
  title: "Validator",
  fields: [
    { name: "holder", label: "Stake holder", is: "addresses" },
    { name: "key", label: "Public key", placeholder: "Hex or base64" },
    { name: "adnl", label: "ADNL address", placeholder: "Hex or base64" },
  ],
  note: "Only one of the three.",
};

const TIME: FilterGroup = { title: "Time", fields: TIME_FIELDS.filter(({ is }) => is === "moment") };

/** Of rounds, elections and complaints. */
export const ROUND_FILTER_GROUPS: readonly FilterGroup[] = [VALIDATOR, TIME];

export const STAKE_EVENT_FILTER_GROUPS: readonly FilterGroup[] = [
  {
    title: "Event",
    fields: [{ name: "type", label: "Type", is: "select", options: STAKE_EVENT_NAMES }],
  },
  VALIDATOR,
  TIME,
];
