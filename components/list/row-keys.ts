/** Descriptions of list keys, for the sheet of shortcuts. */
export const ROW_KEYS = [
  { keys: "j", does: "Next row" },
  { keys: "k", does: "Previous row" },
  { keys: "Enter", does: "Open row" },
  { keys: "y", does: "Copy address or hash" },
] as const;
