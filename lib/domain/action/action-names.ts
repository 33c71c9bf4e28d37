import { isRecord } from "../../text/is-record";
import type { Address } from "../../ton/address/address";
import type { AddressBook, Metadata, TokenInfo } from "../../toncenter/v3/address-book";
import { itemDomain } from "../../toncenter/v3/item-domain";
import { partyOf } from "../transaction/make-transaction-row";
import type { Party } from "../transaction/transaction-row";
import type { Token } from "./action-row";
import { JETTONS, marksIn, tokenInfoIn } from "../token/token-metadata";
import { infoDoubt } from "../nft/nft-doubt";

/** Names of accounts and tokens, taken from the metadata and address book of the answer with the actions. */
export interface ActionNames {
  readonly party: (address: Address) => Party;
  readonly token: (master: Address) => Token;
  readonly item: (address: Address) => {
    readonly name: string | null;
    readonly doubt: string | null;
    readonly picture: string | null;
  };
}

const MAX_DECIMALS = 255;

export function namesFrom(book: AddressBook, metadata: Metadata, coin: string): ActionNames {
  const infoOf = (address: Address, types: readonly string[]) => tokenInfoIn(metadata, address, types);
  return {
    party: (address) => partyOf(address, book),
    token: (master) => {
      const info = infoOf(master, JETTONS);
      const mark = marksIn(metadata, coin).get(master);
      return {
        master,
        symbol: info?.symbol ?? info?.name ?? null,
        decimals: decimalsOf(info, metadata[master]?.is_indexed === true),
        doubt: mark?.suspicious === true ? mark.reason : null,
        picture: info?.picture ?? null,
      };
    },
    item: (address) => {
      const info = infoOf(address, ["nft_items", "nft_collections"]);
      const domain = itemDomain(info, book[address]?.interfaces);
      return {
        name: domain ?? info?.name ?? null,
        doubt: infoDoubt(info, info?.type === "nft_collections" ? "collection" : "item", domain),
        picture: info?.picture ?? null,
      };
    },
  };
}

/** TEP-64: "If not specified, 9 is used by default." */
const DEFAULT_DECIMALS = 9;

/**
 * Decimals come as text or as a number. Anything else counts as unknown, and so does their absence from metadata that
 * the service has not read yet, or could not read.
 */
function decimalsOf(info: TokenInfo | null, isIndexed: boolean): number | null {
  if (info === null) return null;
  const extra = isRecord(info.extra) ? info.extra : {};
  if (!("decimals" in extra)) return isIndexed && info.valid === true ? DEFAULT_DECIMALS : null;
  const raw = extra["decimals"];
  const decimals = typeof raw === "string" && /^\d{1,3}$/.test(raw) ? Number(raw) : raw;
  return typeof decimals === "number" &&
    Number.isInteger(decimals) &&
    decimals >= 0 &&
    decimals <= MAX_DECIMALS
    ? decimals
    : null;
}
