/** Descriptions of list keys, for the sheet of shortcuts. */
export const ROW_KEYS = [
  { keys: "j", does: "Go to the next row" },
  { keys: "k", does: "Go to the row before" },
  { keys: "Enter", does: "Open the row" },
  { keys: "y", does: "Copy what the row is about" },
] as const;
