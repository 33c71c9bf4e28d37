import "server-only";

/** Nothing depends on its host; it makes an absolute URL of a path. */
export const ANY_ORIGIN = "http://explorer";

/**
 * The target of a request as Next routes it: without dot segments ("/api/../blocks", also as "%2e%2e"), backslashes and
 * a fragment. The rules of the door would otherwise be those of another path. Browsers send it like this by themselves.
 */
export function normalTarget(target: string): string {
  // "*" and absolute URLs.
  if (!target.startsWith("/")) return target;
  const { pathname, search } = new URL(ANY_ORIGIN + target);
  return readableTarget(pathname + search);
}

/** Two slashes in the path, which Next redirects to one. */
export function hasEmptySegment(target: string): boolean {
  return (target.split("?", 1)[0] ?? "").includes("//");
}

/**
 * A target whose escapes are not valid UTF-8 ("%ff") makes Next fail before any route is reached. Its percent
 * signs are taken literally, so that the request reaches the page for unknown URLs.
 */
function readableTarget(target: string): string {
  try {
    decodeURIComponent(target);
    return target;
  } catch {
    return target.replaceAll("%", "%25");
  }
}
