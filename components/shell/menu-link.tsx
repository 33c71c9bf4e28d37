"use client";

import { usePathname } from "next/navigation";
import { PageLink } from "@/components/ui/page-link";
import type { NetworkName } from "@/lib/paths";
import { isCurrentPage } from "./current-page";
import { MENU_LINK_CLASS } from "./menu-link-class";

interface MenuLinkProps {
  readonly network: NetworkName;
  readonly href: string;
  readonly name: string;
}

/** A link of a menu that says whether its page is open: the frame around it stays when another is opened. */
export function MenuLink({ network, href, name }: MenuLinkProps) {
  const pathname = usePathname();
  return (
    <PageLink
      href={href}
      aria-current={isCurrentPage(href, network, pathname) ? "page" : undefined}
      className={MENU_LINK_CLASS}
    >
      {name}
    </PageLink>
  );
}
