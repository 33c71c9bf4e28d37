import { blocksPath, homePath, statusPath, transactionsPath, type NetworkName } from "@/lib/paths";

/** Where one can go from everywhere. */
export interface SiteSection {
  readonly name: string;
  /** After `g`, it leads there. */
  readonly letter: string;
  readonly path: (network: NetworkName) => string;
  /** The first part of the paths that belong to it, its own first. */
  readonly segments: readonly string[];
}

export const HOME: SiteSection = { name: "Home", letter: "h", path: homePath, segments: [""] };

/** What the header leads to, in its order. */
export const HEADER_SECTIONS: readonly SiteSection[] = [
  { name: "Blocks", letter: "b", path: blocksPath, segments: ["blocks", "block"] },
  {
    name: "Transactions",
    letter: "t",
    path: transactionsPath,
    segments: ["transactions", "tx", "messages", "pending"],
  },
  { name: "Status", letter: "s", path: statusPath, segments: ["status"] },
];

export const ALL_SECTIONS: readonly SiteSection[] = [HOME, ...HEADER_SECTIONS];

/** Whether a path is a place's own ("page"), or of something within it ("true"). */
export function ariaCurrent(
  place: SiteSection,
  network: NetworkName,
  pathname: string,
): "page" | "true" | undefined {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  // The server sees the default network's name in the path, the browser does not.
  if (segments[0] === network.id) segments.shift();
  const [first = "", ...rest] = segments;
  if (!place.segments.includes(first)) return undefined;
  return first === place.segments[0] && rest.length === 0 ? "page" : "true";
}
