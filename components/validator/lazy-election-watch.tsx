"use client";

import { lazyPart } from "@/components/ui/lazy-part";

export const LazyElectionWatch = lazyPart(() =>
  import("./election-watch").then((module) => module.ElectionWatch),
);
