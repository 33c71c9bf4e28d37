"use client";

import { lazyPart } from "@/components/ui/lazy-part";

export const LazyServiceComparison = lazyPart(() =>
  import("./service-comparison").then((module) => module.ServiceComparison),
);
