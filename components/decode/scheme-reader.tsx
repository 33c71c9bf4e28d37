"use client";

import { Disclosure } from "@/components/ui/disclosure";
import { lazyPart } from "@/components/ui/lazy-part";
import type { SchemePanelProps } from "./scheme-panel";

const SchemePanel = lazyPart(() => import("./scheme-panel").then((module) => module.SchemePanel));

/** Opened on demand: the code that reads schemes is loaded then. */
export function SchemeReader(props: SchemePanelProps) {
  return (
    <div className="mt-3 noscript:hidden print:hidden">
      <Disclosure summary="Read with a TL-B scheme or ABI">{() => <SchemePanel {...props} />}</Disclosure>
    </div>
  );
}
