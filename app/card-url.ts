import type { PageNetwork } from "@/lib/domain/network/page-network";
import { pageOrigin } from "@/lib/loaders/request/page-origin";

/** Where the picture of a page for link previews is; `segments` as they stand in the URL of the page. */
export async function cardUrl(
  { id }: Pick<PageNetwork, "id">,
  ...segments: readonly string[]
): Promise<string> {
  return `${await pageOrigin()}/api/${id}/card/${segments.join("/")}.png`;
}
