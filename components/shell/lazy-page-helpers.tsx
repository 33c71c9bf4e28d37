"use client";

import { lazyPart } from "@/components/ui/lazy-part";

/** Comes after the page itself can be used. */
export const LazyPageHelpers = lazyPart(() => import("./page-helpers").then((module) => module.PageHelpers));
