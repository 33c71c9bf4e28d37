"use client";

import { lazyPart } from "@/components/ui/lazy-part";

export const LazyWatchlist = lazyPart(() => import("./watchlist").then((module) => module.Watchlist));
