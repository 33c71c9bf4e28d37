"use client";

import { PageFailure, type PageFailureProps } from "@/components/shell/page-failure";
import { lazyPart } from "@/components/ui/lazy-part";

/** The frame, which has one, is gone. */
const CopyListener = lazyPart(() =>
  import("@/components/ui/copy-listener").then((module) => module.CopyListener),
);

/** When the frame itself has failed. */
export default function ErrorPage(props: PageFailureProps) {
  return (
    <main className="page-width flex-1 py-16">
      <PageFailure {...props} />
      <CopyListener />
    </main>
  );
}
