import type { Metadata } from "next";
import Link from "next/link";
import { UnknownPath } from "@/components/search/unknown-path";
import { requestedPath } from "@/lib/loaders/search-request";

export const metadata: Metadata = { title: "Not found" };

export default async function NotFound() {
  const requested = await requestedPath();
  return (
    <main className="mx-auto w-full max-w-5xl flex-1 px-4 py-16">
      <h1 className="text-xl font-semibold tracking-tight">There is no such page</h1>
      <p className="mt-2 max-w-prose text-muted">
        The address leads nowhere: it may be misspelt, or of a network that this explorer does not know.
      </p>
      <p className="mt-4">
        <Link href="/">To the start</Link>
      </p>
      {requested !== null && <UnknownPath {...requested} />}
    </main>
  );
}
