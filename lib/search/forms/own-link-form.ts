import type { Form } from "../form";
import { splitLink } from "../link";
import { EXPLORER_HOSTS, isHostOf, testnetByName, SERVICE_HOSTS, WALLET_HOSTS } from "../link-hosts";
import { EXPLORER_PAGES, OWN_PAGES, OWN_QUERIES } from "../link-shapes";
import { matchLink } from "../match-shape";
import { ALL_FOREIGN_HOSTS } from "../problems/foreign-formats";

const SHAPES = [...OWN_PAGES, ...OWN_QUERIES, ...EXPLORER_PAGES];
const OTHER_HOSTS = [...EXPLORER_HOSTS, ...SERVICE_HOSTS, ...WALLET_HOSTS, ...ALL_FOREIGN_HOSTS];

export const ownLinkForm: Form = {
  name: "a link to a page of this explorer",
  example: "/block/84773657",
  read(text) {
    const link = splitLink(text);
    if (link === null || isHostOf(link.host, OTHER_HOSTS)) return [];
    // In text without a scheme, something that looks like a host is not one.
    if (link.host !== null && !/^https?$/.test(link.scheme)) return [];
    const match = matchLink(SHAPES, link, testnetByName(link.params.get("network")));
    if (match === null) return [];
    // Another installation of this explorer may run anywhere, and so may an explorer of another blockchain.
    return [link.host === null ? match : { ...match, certainty: "possible" }];
  },
};
