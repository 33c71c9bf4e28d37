import { PageLink } from "@/components/ui/page-link";

/**
 * Where a path is not even of a network ("/old-picture.png"). Next puts this into each page of the site, so it is short;
 * paths of pages that do not exist have a page of their own.
 */
export default function NotFound() {
  return (
    <main className="page-width flex-1 py-16">
      <h1 className="text-2xl font-semibold tracking-tight">Page not found</h1>
      <p className="mt-4">
        <PageLink href="/">Home</PageLink>
      </p>
    </main>
  );
}
