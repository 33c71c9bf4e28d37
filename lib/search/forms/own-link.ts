import type { Form } from "../form";
import { splitLink } from "../link";
import { EXPLORER_HOSTS, isHostOf, networkWord, SERVICE_HOSTS, WALLET_HOSTS } from "../link-hosts";
import { EXPLORER_PAGES, OWN_PAGES, OWN_QUESTIONS } from "../link-shapes";
import { matchLink } from "../match-shape";

const SHAPES = [...OWN_PAGES, ...OWN_QUESTIONS, ...EXPLORER_PAGES];
const KNOWN_HOSTS = [...EXPLORER_HOSTS, ...SERVICE_HOSTS, ...WALLET_HOSTS];

export const ownLinkForm: Form = {
  name: "a link to a page of this explorer",
  example: "/block/84773657",
  read(text) {
    const link = splitLink(text);
    if (link === null || isHostOf(link.host, KNOWN_HOSTS)) return [];
    // What only looks like a host, in a text without a scheme, is not one.
    if (link.host !== null && !/^https?$/.test(link.scheme)) return [];
    const meaning = matchLink(SHAPES, link, networkWord(link.params.get("network")));
    if (meaning === null) return [];
    // Another copy of this program may run anywhere, and so may an explorer of another blockchain.
    return [link.host === null ? meaning : { ...meaning, certainty: "possible" }];
  },
};
