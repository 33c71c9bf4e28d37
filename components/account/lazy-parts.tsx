"use client";

import { lazyPart } from "@/components/ui/lazy-part";

/** One file for both: the first load of the page has the way to it once. */
const load = () => import("./later-parts");

export const LazyGlance = lazyPart(() => load().then((module) => module.AccountGlance));
export const LazyAccountNote = lazyPart(() => load().then((module) => module.AccountNote));
