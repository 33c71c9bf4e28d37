"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { NetworkName } from "@/lib/paths";
import { ariaCurrent, HEADER_SECTIONS } from "./site-sections";

/** The sections of the explorer, scrolled horizontally where they do not fit. */
export function SectionLinks({ network }: { readonly network: NetworkName }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Main" className="-mx-2 min-w-0 overflow-x-auto">
      <ul className="flex">
        {HEADER_SECTIONS.map((section) => (
          <li key={section.letter}>
            <Link
              href={section.path(network)}
              prefetch={false}
              aria-current={ariaCurrent(section, network, pathname)}
              className="block rounded px-2 py-1 -outline-offset-2 text-muted hover:text-text hover:no-underline aria-[current]:font-semibold aria-[current]:text-text"
            >
              {section.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
