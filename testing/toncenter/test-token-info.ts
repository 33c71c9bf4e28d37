import type { TokenInfo } from "../../lib/toncenter/v3/address-book";

/** Metadata of which only these fields are known. */
export function tokenInfo(known: Partial<TokenInfo> & Pick<TokenInfo, "type">): TokenInfo {
  return {
    valid: true,
    name: null,
    symbol: null,
    description: null,
    image: null,
    nft_index: null,
    is_nsfw: null,
    is_scam: null,
    extra: null,
    picture: null,
    ...known,
  };
}
