"use client";

import { lazyPart } from "@/components/ui/lazy-part";

export const LazyAskService = lazyPart(() => import("./ask-service").then((module) => module.AskService));
