import { PageLink } from "@/components/ui/page-link";

/**
 * For paths without a network ("/old-picture.png"). Next includes this in each page of the site, so it is short;
 * other non-existent paths have their own page.
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
