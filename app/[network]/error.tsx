"use client";

import type { FailureDetailsProps } from "@/components/shell/failure-details";
import { PageFailure } from "@/components/shell/page-failure";
import { lazyPart } from "@/components/ui/lazy-part";

/** Every page loads this file, but hardly any page shows its content. */
const FailureDetails = lazyPart(() =>
  import("@/components/shell/failure-details").then((module) => module.FailureDetails),
);

/** Rendered within the frame, so that navigation remains. */
export default function NetworkError(props: FailureDetailsProps) {
  return (
    <PageFailure>
      <FailureDetails {...props} />
    </PageFailure>
  );
}
