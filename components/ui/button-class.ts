export const BUTTON_CLASS =
  "cursor-pointer rounded border border-edge bg-raised px-3 py-1.5 hover:border-muted";
