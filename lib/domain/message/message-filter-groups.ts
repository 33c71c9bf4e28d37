import { ORDER_FIELD, TIME_FIELDS, type FilterField, type FilterGroup } from "../filter/filter-field";
import { EXTERNALS_LABELS, SIDE_LABELS } from "./direction-labels";
import { EXTERNAL, type AccountMessageFilter, type MessageFilter } from "./message-filter";

const CONTENT_FIELDS: readonly FilterField[] = [
  {
    name: "opcode",
    label: "Operation",
    placeholder: "0x0f8a7ea5 or Jetton transfer",
    suggests: true,
  },
  { name: "body", label: "Body hash" },
];

function contentGroup(isTimeless: boolean): FilterGroup {
  return isTimeless
    ? {
        title: "Content",
        fields: CONTENT_FIELDS,
        note: "External messages have no timestamp: no filter by time.",
      }
    : { title: "Content and time", fields: [...CONTENT_FIELDS, ...TIME_FIELDS] };
}

/** The filters of the list of all messages. */
export function messageFilterGroups({ source }: MessageFilter): readonly FilterGroup[] {
  return [
    {
      title: "Accounts and type",
      fields: [
        { name: "source", label: "From", is: "addresses", placeholder: `Address or “${EXTERNAL}”` },
        { name: "destination", label: "To", is: "addresses", placeholder: `Address or “${EXTERNAL}”` },
        { name: "externals", label: "External messages", is: "select", options: EXTERNALS_LABELS },
        { name: "direction", label: "Direction", is: "select", options: SIDE_LABELS },
        { name: "hash", label: "Message hash" },
        ORDER_FIELD,
      ],
    },
    contentGroup(source === EXTERNAL),
  ];
}

/** The filters of the messages of one account in one direction. */
export function accountMessageFilterGroups({ direction }: AccountMessageFilter): readonly FilterGroup[] {
  return [contentGroup(direction === "outside")];
}
