import type { TokenInfo } from "./address-book";

/** A contract that resolves names, and a username of Telegram. Both are found in the code, not in the metadata. */
const DOMAIN_INTERFACES: ReadonlySet<string> = new Set(["dns", "teleitem"]);

/**
 * What the collections of .ton and t.me mint: one label of plain letters. The index writes the domains of these items
 * only, so that anything else is from the issuer's JSON. The resolver accepts 126 bytes.
 */
const MINTED = /^(?=.{1,126}$)[a-z0-9_-]+\.(?:ton|t\.me)$/;

/**
 * The domain that an item is; null for all others. The index copies every key of an item's JSON, so a domain there
 * counts only if the contract is known to be one.
 */
export function itemDomain(
  info: Pick<TokenInfo, "type" | "extra"> | null,
  interfaces: readonly string[] | null | undefined,
): string | null {
  const domain = info?.type === "nft_items" ? info.extra?.["domain"] : null;
  const isDomain = interfaces?.some((one) => DOMAIN_INTERFACES.has(one)) === true;
  return isDomain && typeof domain === "string" && MINTED.test(domain) ? domain : null;
}
