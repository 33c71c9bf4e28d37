"use client";

import { lazyPart } from "@/components/ui/lazy-part";

export const LazyJettonRate = lazyPart(() => import("./jetton-rate").then((module) => module.JettonRate));
