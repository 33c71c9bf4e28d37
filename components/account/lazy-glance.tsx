"use client";

import { lazyPart } from "@/components/ui/lazy-part";

export const LazyGlance = lazyPart(() => import("./account-glance").then((module) => module.AccountGlance));
