"use client";

import { lazyPart } from "@/components/ui/lazy-part";

/** Private records are read once the page is usable. */
export const LazySimilarAccounts = lazyPart(() =>
  import("./own-similar-accounts").then((module) => module.OwnSimilarAccounts),
);
