import type { Page } from "@/lib/domain/list/list-page";
import { nextPosition, writePosition, type ListPosition } from "@/lib/domain/list/list-position";

interface MoreWithoutScriptProps {
  /** Parameters of the URL without the position. */
  readonly query: URLSearchParams;
  readonly position: ListPosition;
  /** The current page: the last one and a failed one have no next page. */
  readonly page: Page<unknown>;
}

/** Link to the next page without scripts; with them, lists load in place. */
export function MoreWithoutScript({ query, position, page }: MoreWithoutScriptProps) {
  if (page.end || page.problem !== null) return null;
  const next = writePosition(query, nextPosition(position, page.pin));
  return (
    <noscript>
      <p className="mt-4">
        <a href={`?${next.toString()}`}>More</a>
      </p>
    </noscript>
  );
}
