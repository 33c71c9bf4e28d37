"use client";

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

/** A mistake of ours. Failures of the service are values and have their own place on each page. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <main className="mx-auto w-full max-w-5xl flex-1 px-4 py-16">
      <h1 className="text-xl font-semibold tracking-tight">This page has failed</h1>
      <p className="mt-2 max-w-prose text-muted">
        The mistake is in this explorer.
        {error.digest === undefined ? "" : ` It is logged as ${error.digest}.`}
      </p>
      <button
        type="button"
        onClick={reset}
        className="mt-4 cursor-pointer rounded border border-line bg-raised px-3 py-1.5"
      >
        Try again
      </button>
    </main>
  );
}
