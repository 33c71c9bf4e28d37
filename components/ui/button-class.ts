export const BUTTON_CLASS =
  "inline-flex cursor-pointer items-center gap-1.5 rounded-control border border-edge/60 bg-raised px-3 py-1 font-medium text-text hover:border-edge hover:bg-sunken hover:no-underline";
