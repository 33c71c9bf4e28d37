import type { Page } from "@/lib/domain/list/page";
import { nextPosition, writePosition, type ListPosition } from "@/lib/domain/list/position";

interface MoreWithoutScriptProps {
  /** What the URL says besides the position. */
  readonly query: URLSearchParams;
  readonly position: ListPosition;
  /** What is shown: the last page, and one that failed, lead no further. */
  readonly page: Page<unknown>;
}

/** The way on for browsers that run no scripts; the others load more in place. */
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
