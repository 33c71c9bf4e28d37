import { blocksPath, homePath, statusPath, transactionsPath, type NetworkName } from "@/lib/paths";

/** A section of the explorer, reachable from every page. */
export interface SiteSection {
  readonly name: string;
  /** Pressed after `g`, opens the section. */
  readonly letter: string;
  readonly path: (network: NetworkName) => string;
  /** First path segments of the section's pages, its own first. */
  readonly segments: readonly string[];
}

export const HOME: SiteSection = { name: "Home", letter: "h", path: homePath, segments: [""] };

/** Sections in the header, in order. */
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

/** `aria-current` of a link to the section: "page" on its own path, "true" on paths within it. */
export function ariaCurrent(
  place: SiteSection,
  network: NetworkName,
  pathname: string,
): "page" | "true" | undefined {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  // On the server, the path includes the default network's name.
  if (segments[0] === network.id) segments.shift();
  const [first = "", ...rest] = segments;
  if (!place.segments.includes(first)) return undefined;
  return first === place.segments[0] && rest.length === 0 ? "page" : "true";
}
