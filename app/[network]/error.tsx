"use client";

import type { FailureDetailsProps } from "@/components/shell/failure-details";
import { PageFailure } from "@/components/shell/page-failure";
import { lazyPart } from "@/components/ui/lazy-part";

/** Every page loads this file, and hardly any shows it. */
const FailureDetails = lazyPart(() =>
  import("@/components/shell/failure-details").then((module) => module.FailureDetails),
);

/** Within the frame: the way to other pages stays. */
export default function NetworkError(props: FailureDetailsProps) {
  return (
    <PageFailure>
      <FailureDetails {...props} />
    </PageFailure>
  );
}
