import { badge } from "./badge-drawings";
import type { TokenFiles } from "./token-files";
import { tokenUri } from "./token-uris";

const SIGNPOST = '<path d="M32 14v36M18 18h24l6 5-6 5H18zM46 32H26l-6 5 6 5h20z"/>';

const AT_SIGN = '<path d="M40 32a8 8 0 1 1-16 0 8 8 0 0 1 16 0v3a5 5 0 0 0 10 0v-3a18 18 0 1 0-7 14"/>';

/** Metadata of the zone. Its items have no files, because their names are their metadata. */
export const NAME_FILES: TokenFiles = {
  "domains.svg": badge("#1d3f8f", "#ffffff", SIGNPOST),
  "usernames.svg": badge("#2b6cb0", "#ffffff", AT_SIGN),
  "domains.json": {
    name: "TON DNS Domains",
    description:
      "Names that end in .ton, sold in auctions. In this town a year of a name is three days long.",
    image: tokenUri("domains.svg"),
  },
};
