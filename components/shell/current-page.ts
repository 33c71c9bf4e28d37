import type { NetworkName } from "@/lib/paths";
import type { SiteSection } from "./site-sections";

/** The path without the network: on the server it includes the name of the default network too. */
export function localSegments(network: NetworkName, pathname: string): readonly string[] {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  return segments[0] === network.id ? segments.slice(1) : segments;
}

/** Whether a link leads to the page of the path. */
export function isCurrentPage(href: string, network: NetworkName, pathname: string): boolean {
  return localSegments(network, pathname).join("/") === localSegments(network, href).join("/");
}

/** Whether the page of the path belongs to a section. */
export function isCurrentSection(
  { segments }: Pick<SiteSection, "segments">,
  network: NetworkName,
  pathname: string,
): boolean {
  return segments.includes(localSegments(network, pathname)[0] ?? "");
}
