import type { PageNetwork } from "@/lib/domain/network/page-network";
import { pageOrigin } from "@/lib/loaders/request/page-origin";

/** The URL of a page's picture for link previews; `segments` as in the URL of the page. */
export async function cardUrl(
  { id }: Pick<PageNetwork, "id">,
  ...segments: readonly string[]
): Promise<string> {
  return `${await pageOrigin()}/api/${id}/card/${segments.join("/")}.png`;
}
