"use client";

import { lazyPart } from "@/components/ui/lazy-part";

export const LazyAccountNote = lazyPart(() => import("./account-note").then((module) => module.AccountNote));
