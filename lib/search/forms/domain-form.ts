import { readDomainName } from "../domain-name";
import type { Form } from "../form";

/** Sites in TON are links whose host is a domain. */
const SITE = /^(?:https?|tonsite|ton):\/\/([^/?#\s]+)(?:[/?#]\S*)?$/i;

export const domainForm: Form = {
  name: "a domain in .ton or .t.me",
  example: "foundation.ton",
  read(text) {
    const read = readDomainName(SITE.exec(text)?.[1] ?? text);
    if (read === null) return [];
    // A name that may be deceptive is shown with its warning before it is opened.
    return [
      { kind: "domain", ...read, certainty: read.warning === null ? "exact" : "possible", testnet: null },
    ];
  },
};
