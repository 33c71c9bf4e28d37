import { TIME_FIELDS, type FilterGroup } from "../filter/filter-field";

export const JETTON_FILTER_GROUPS: readonly FilterGroup[] = [
  {
    title: "Name and admin",
    fields: [
      { name: "q", label: "Name or symbol contains" },
      { name: "admin", label: "Admin", is: "addresses" },
    ],
  },
];

/** Of transfers and burns. */
export const JETTON_MOVE_FILTER_GROUPS: readonly FilterGroup[] = [
  {
    title: "Owner and time",
    fields: [
      { name: "owner", label: "Owner", is: "addresses" },
      ...TIME_FIELDS.filter(({ is }) => is === "moment"),
    ],
  },
];
