"use client";

import { lazyPart } from "@/components/ui/lazy-part";

export const LazyPart = lazyPart(() => import("./account-later-part").then((module) => module.LaterPart));
