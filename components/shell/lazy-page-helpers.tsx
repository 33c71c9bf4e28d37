"use client";

import { lazyPart } from "@/components/ui/lazy-part";

/** Loaded after the page is usable. */
export const LazyPageHelpers = lazyPart(() => import("./page-helpers").then((module) => module.PageHelpers));
