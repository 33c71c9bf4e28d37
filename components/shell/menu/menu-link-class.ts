/** The class of links in a menu. */
export const MENU_LINK_CLASS =
  "flex min-h-11 items-center rounded-control px-2.5 text-text whitespace-nowrap -outline-offset-2 hover:bg-sunken hover:no-underline aria-[current]:font-semibold lg:min-h-8";
