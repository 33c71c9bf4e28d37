"use client";

import { PageFailure, type PageFailureProps } from "@/components/shell/page-failure";

/** Within the frame: the way to other pages stays. */
export default function NetworkError(props: PageFailureProps) {
  return <PageFailure {...props} />;
}
