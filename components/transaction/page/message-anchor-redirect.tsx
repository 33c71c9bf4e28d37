"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isHash } from "@/lib/ton/value/hash";

/** Fragments that name a message lead to the tab of messages, also in links from before there was one. */
export function MessageAnchorRedirect({ path }: { readonly path: string }) {
  const router = useRouter();
  useEffect(() => {
    const { hash } = window.location;
    if (isHash(hash.slice(1))) router.replace(path + hash);
  }, [path, router]);
  return null;
}
