/** What the keyboard does in a list, for whoever explains it. */
export const ROW_KEYS = [
  { keys: "j", does: "Go to the next row" },
  { keys: "k", does: "Go to the row before" },
  { keys: "Enter", does: "Open the row" },
  { keys: "y", does: "Copy what the row is about" },
] as const;
