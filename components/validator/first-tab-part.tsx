"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";

/** On phones, a part of the head that only the first tab has: the others begin with their list. */
export function FirstTabPart({ children }: { readonly children: ReactNode }) {
  return <div className={useSelectedLayoutSegment() === null ? undefined : "max-sm:hidden"}>{children}</div>;
}
