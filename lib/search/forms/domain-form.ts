import { readDomainName } from "../domain-name";
import type { Form } from "../form";

/** Sites in TON are links whose host is a domain; people also leave out the scheme. */
const SITE = /^(?:(?:https?|tonsite|ton):\/\/)?([^/?#\s:]+)(?:[/?#]\S*)?$/i;

/** The name of a Telegram account, which can be an NFT, as people write it or as a link. */
const TELEGRAM_NAME =
  /^(?:@|(?:https?:\/\/)?(?:t\.me|telegram\.me|fragment\.com\/username)\/@?)([a-z][a-z0-9_]{3,31})\/?$/i;

function typedName(text: string): { readonly name: string; readonly isCertain: boolean } {
  const [, telegram] = TELEGRAM_NAME.exec(text) ?? [];
  if (telegram !== undefined) return { name: `${telegram}.t.me`, isCertain: !text.startsWith("@") };
  return { name: SITE.exec(text)?.[1] ?? text, isCertain: true };
}

export const domainForm: Form = {
  name: "a domain in .ton or .t.me",
  example: "foundation.ton",
  read(text) {
    const { name, isCertain } = typedName(text);
    const read = readDomainName(name);
    if (read === null) return [];
    // A name that may be deceptive is shown with its warning before it is opened.
    return [
      {
        kind: "domain",
        ...read,
        certainty: isCertain && read.warning === null ? "exact" : "possible",
        testnet: null,
      },
    ];
  },
};
