"use client";

import type { FailureDetailsProps } from "@/components/shell/failure-details";
import { PageFailure } from "@/components/shell/page-failure";
import { lazyPart } from "@/components/ui/lazy-part";

/** Every page loads this file, but hardly any page shows its content. */
const FailureDetails = lazyPart(() =>
  import("@/components/shell/failure-details").then((module) => module.FailureDetails),
);

/** The frame, which contains one, is gone. */
const CopyListener = lazyPart(() =>
  import("@/components/ui/copy-listener").then((module) => module.CopyListener),
);

/** Shown if the frame itself has failed. */
export default function ErrorPage(props: FailureDetailsProps) {
  return (
    <main className="page-width flex-1 py-16">
      <PageFailure>
        <FailureDetails {...props} />
      </PageFailure>
      <CopyListener />
    </main>
  );
}
