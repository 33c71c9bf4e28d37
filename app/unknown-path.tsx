import { UnknownPathNotice } from "@/components/search/unknown-path-notice";
import { PageLink } from "@/components/ui/page-link";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { requestedPath } from "@/lib/loaders/search/search-request";
import { homePath } from "@/lib/paths";

/** Shown instead of a page that does not exist: 404, and a search for what the path may have meant. */
export async function UnknownPath() {
  setPageStatus({ kind: "not-found", message: "no such page" });
  const requested = await requestedPath();
  if (requested === null) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="card">
        <h1 className="text-2xl font-semibold tracking-tight">Page not found</h1>
        <p className="mt-1 max-w-prose text-muted">
          The URL is misspelled, or belongs to a network that this explorer does not show.
        </p>
        <p className="mt-4">
          <PageLink href={homePath(requested.network)} className="button">
            Home
          </PageLink>
        </p>
      </div>
      <UnknownPathNotice {...requested} />
    </div>
  );
}
