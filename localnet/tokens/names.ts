import { badge } from "./drawings";
import type { Files } from "./files";
import { uriOf } from "./origin";

const SIGNPOST = '<path d="M32 14v36M18 18h24l6 5-6 5H18zM46 32H26l-6 5 6 5h20z"/>';

/** What the zone says of itself. Its items have no files: they are their names. */
export const NAME_FILES: Files = {
  "domains.svg": badge("#1d3f8f", "#ffffff", SIGNPOST),
  "domains.json": {
    name: "TON DNS Domains",
    description:
      "Names that end in .ton, sold in auctions. In this town a year of a name is three days long.",
    image: uriOf("domains.svg"),
  },
};
