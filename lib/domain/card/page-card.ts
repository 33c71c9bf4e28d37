import type { Address } from "../../ton/address/address";

/** A short description of a page, for link previews and texts. */
export interface PageCard {
  /** "Account". */
  readonly kind: string;
  readonly title: string;
  /** The one number of the page, with its unit. */
  readonly value: string | null;
  readonly notes: readonly string[];
  /** Its shards are drawn. */
  readonly address: Address | null;
}

/** The size that link previews have in common. */
export const CARD_SIZE = { width: 1_200, height: 630 } as const;
