"use client";

import dynamic from "next/dynamic";

/** Comes after the page itself can be used. */
export const Later = dynamic(() => import("./page-helpers").then((module) => module.PageHelpers), {
  ssr: false,
});
