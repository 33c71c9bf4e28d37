import { DNS_CATEGORIES } from "../../../ton/dns/record-categories";
import { arg, methodsOf } from "./method-row";

/** A category is the hash of its name; zero stands for all of them. */
const CATEGORIES: Readonly<Record<string, string>> = {
  "0": "all records",
  ...Object.fromEntries(Object.entries(DNS_CATEGORIES).map(([hash, name]) => [`0x${hash}`, name])),
};

const RESOLVER = methodsOf("TEP-81", {
  dnsresolve: {
    args: [arg("Domain", "domain"), arg("Category", "hash", CATEGORIES)],
    results: [
      ["Resolved bits", "int"],
      ["Record", "any"],
    ],
  },
});

const DOMAINS = methodsOf("DNS item", {
  get_domain: { results: [["Domain", "text"]] },
  get_full_domain: { results: [["Domain", "text"]] },
  get_auction_info: {
    results: [
      ["Highest bidder", "address"],
      ["Highest bid", "coins"],
      ["Auction ends", "time"],
    ],
  },
  get_last_fill_up_time: { results: [["Last renewed", "time"]] },
});

export const DOMAIN_METHODS = [...RESOLVER, ...DOMAINS];
