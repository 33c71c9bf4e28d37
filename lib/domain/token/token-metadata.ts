import { tryAddress } from "../../ton/address/read-address";
import type { Address } from "../../ton/address/address";
import type { Metadata, TokenInfo } from "../../toncenter/v3/address-book";
import type { TrustMark } from "../../text/trust/trust-rules";
import { tokenMarks, type TokenIdentity } from "./token-marks";

type TokenMarks = ReadonlyMap<Address, TrustMark>;

export const JETTONS: readonly string[] = ["jetton_masters"];

/** An account's token metadata of these types in an answer. */
export function tokenInfoIn(
  metadata: Metadata,
  address: Address,
  types: readonly string[],
): TokenInfo | null {
  const infos = metadata[address]?.token_info;
  return infos?.find(({ type, valid }) => valid !== false && types.includes(type ?? "")) ?? null;
}

/** What a jetton says about itself. */
export function tokenIdentity(metadata: Metadata, master: Address): TokenIdentity {
  const info = tokenInfoIn(metadata, master, JETTONS);
  return {
    master,
    symbol: info?.symbol ?? null,
    name: info?.name ?? null,
    isScam: info?.is_scam === true,
  };
}

const KNOWN = new WeakMap<Metadata, { readonly coin: string; readonly marks: TokenMarks }>();

/** The marks of the jettons of an answer. Its rows share the metadata, so they are compared once. */
export function marksIn(metadata: Metadata, coin: string): TokenMarks {
  const known = KNOWN.get(metadata);
  if (known?.coin === coin) return known.marks;
  const identities = Object.keys(metadata).flatMap((key) => {
    const master = tryAddress(key);
    return master === null ? [] : [tokenIdentity(metadata, master)];
  });
  const marks = tokenMarks(identities, coin);
  KNOWN.set(metadata, { coin, marks });
  return marks;
}
