"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isHash } from "@/lib/ton/value/hash";

/** Redirects fragments that name a message to the messages tab, also in links from before that tab existed. */
export function MessageAnchorRedirect({ path }: { readonly path: string }) {
  const router = useRouter();
  useEffect(() => {
    const { hash } = window.location;
    if (isHash(hash.slice(1))) router.replace(path + hash);
  }, [path, router]);
  return null;
}
