import { badge, FERRY, HALL, LOAF, LOGS, SACK, SCALES, WAVES } from "./badge-drawings";
import type { TokenFiles } from "./token-files";
import { tokenUri } from "./token-uris";

const LANTERN = '<path d="M26 18h12M32 12v6M24 22h16v26H24zM32 30v10"/>';

/** Pictures of all jettons, and metadata of those with off-chain metadata. */
export const JETTON_FILES: TokenFiles = {
  "tide.svg": badge("#0b5d7a", "#ffffff", WAVES),
  "credit.svg": badge("#2f6b3a", "#ffffff", HALL),
  "loaf.svg": badge("#8a4b16", "#fff3df", LOAF),
  "flour.svg": badge("#e9dcc0", "#5a4320", SACK),
  "ferry.svg": badge("#c23b22", "#ffffff", FERRY),
  "wood.svg": badge("#4a3b2a", "#f0d9b5", LOGS),
  "tide-bonus.svg": badge("#0b5d7a", "#ffe14d", WAVES),
  "exchange.svg": badge("#5b4b8a", "#ffffff", SCALES),
  "flour.json": {
    name: "Flour",
    symbol: "FLOUR",
    decimals: "6",
    description: "A sack of flour from the mill, ground this year. Ten thousandths are enough for a pancake.",
    image: tokenUri("flour.svg"),
    websites: ["http://mill.localnet"],
  },
  "ferry.json": {
    name: "Ferry ticket",
    symbol: "FERRY",
    decimals: 0,
    description: "One crossing of the bay, any day, any weather that the harbour master allows.",
    image: tokenUri("ferry.svg"),
  },
  "lantern.svg": badge("#7a4a00", "#ffe9a8", LANTERN),
  "lantern.json": {
    name: "Lantern",
    symbol: "LANTERN",
    decimals: "9",
    description:
      "For those who lit the quay last winter. Nobody mints it: a share is claimed with its first transfer.",
    image: tokenUri("lantern.svg"),
    mintless_merkle_dump_uri: tokenUri("lantern-shares.boc"),
  },
  "wood.json": {
    name: "Firewood of the town",
    description: "A stack of dry birch, cut and split, at the edge of the forest.",
    image: tokenUri("wood.svg"),
  },
  "tide-bonus.json": {
    name: "Тide",
    symbol: "ТIDE",
    decimals: "9",
    description: "Your bonus is waiting: claim it at tide-bonus.example before midnight.",
    image: tokenUri("tide-bonus.svg"),
  },
};
