"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { Disclosure } from "@/components/ui/disclosure";
import type { CodeCompareProps } from "./code-compare";
import type { InterfacePanelProps } from "./interface-panel";

const InterfacePanel = lazyPart(() => import("./interface-panel").then((module) => module.InterfacePanel));
const CodeCompare = lazyPart(() => import("./code-compare").then((module) => module.CodeCompare));

/** Opened on demand: its code is loaded then. */
export function OwnInterface(props: InterfacePanelProps) {
  return <Disclosure summary="Use an ABI or TL-B file">{() => <InterfacePanel {...props} />}</Disclosure>;
}

export function CompareCode(props: CodeCompareProps) {
  return <Disclosure summary="Compare with a compiled file">{() => <CodeCompare {...props} />}</Disclosure>;
}
