import "server-only";
import type { Address } from "../../ton/address/address";

/** A name that passed through in an answer. All of its text is what somebody chose to write. */
export type SeenName =
  | { readonly kind: "domain"; readonly name: string }
  | {
      readonly kind: "jetton" | "collection";
      readonly address: Address;
      readonly symbol: string | null;
      readonly name: string | null;
      readonly isScam: boolean;
    };

/**
 * The names that this explorer has met in a network, for the search by names that the service does not offer. An index
 * can forget any of them at any time, so nothing may follow from a name not being there.
 */
export interface SeenNames {
  /** Returns at once and never throws. */
  note(names: readonly SeenName[]): void;
  /** The best matches first. */
  find(text: string, limit: number): Promise<readonly SeenName[]>;
}
