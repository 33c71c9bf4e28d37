"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { PageLink } from "@/components/ui/page-link";
import { pageDataPath, type NetworkName } from "@/lib/paths";
import { localSegments } from "./current-page";

/** A link to the API call that has the data of the open page. */
export function PageDataLink({ network }: { readonly network: NetworkName }) {
  const pathname = usePathname();
  const query = useSearchParams();
  return (
    <PageLink
      href={pageDataPath(network, localSegments(network, pathname), query)}
      rel="nofollow"
      className="footer-aside py-1 max-sm:py-3.5"
    >
      Data of this page
    </PageLink>
  );
}
