import { PageLink } from "@/components/ui/page-link";
import type { ReactNode } from "react";

interface ChipProps {
  /** Its link; a chip without one is text. */
  readonly href?: string | undefined;
  /** The face of the thing: 32 × 32. */
  readonly mark: ReactNode;
  readonly detail?: ReactNode;
  readonly children: ReactNode;
}

const CHIP =
  "flex min-w-0 max-w-full shrink-0 items-center gap-2.5 rounded-xl bg-sunken py-2 ps-2 pe-3 text-text";

/** A thing in two short lines with its face: a held token. */
export function Chip({ href, mark, detail, children }: ChipProps) {
  const content = (
    <>
      {mark}
      <span className="min-w-0 leading-[1.125rem] whitespace-nowrap">
        <span className="block">{children}</span>
        {detail !== undefined && <span className="block truncate text-sm text-muted">{detail}</span>}
      </span>
    </>
  );
  return href === undefined ? (
    <span className={CHIP}>{content}</span>
  ) : (
    <PageLink href={href} className={`${CHIP} hover:outline hover:outline-edge hover:no-underline`}>
      {content}
    </PageLink>
  );
}
