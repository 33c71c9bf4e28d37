"use client";

import { PageFailure, type PageFailureProps } from "@/components/shell/page-failure";
import { CopyListener } from "@/components/ui/copy-listener";

/** When the frame itself has failed. */
export default function ErrorPage(props: PageFailureProps) {
  return (
    <main className="page-width flex-1 py-16">
      <PageFailure {...props} />
      <CopyListener />
    </main>
  );
}
