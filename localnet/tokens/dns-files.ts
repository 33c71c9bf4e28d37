import { badge } from "./badge-drawings";
import type { TokenFiles } from "./token-files";
import { tokenUri } from "./token-uris";

const SIGNPOST = '<path d="M32 14v36M18 18h24l6 5-6 5H18zM46 32H26l-6 5 6 5h20z"/>';

/** Metadata of the zone. Its items have no files, because their names are their metadata. */
export const NAME_FILES: TokenFiles = {
  "domains.svg": badge("#1d3f8f", "#ffffff", SIGNPOST),
  "domains.json": {
    name: "TON DNS Domains",
    description:
      "Names that end in .ton, sold in auctions. In this town a year of a name is three days long.",
    image: tokenUri("domains.svg"),
  },
};
