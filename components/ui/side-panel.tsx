"use client";

import { useRouter } from "next/navigation";
import { PageLink } from "@/components/ui/page-link";
import { useEffect, type ReactNode } from "react";
import { FailedIcon } from "./icons";

interface SidePanelLayoutProps {
  readonly children: ReactNode;
  readonly panel: ReactNode;
  /** What is looked at needs most of the width. */
  readonly wide?: boolean;
}

/** What is looked at, and beside it the details of what is selected in it: a `SidePanel`. */
export function SidePanelLayout({ children, panel, wide = false }: SidePanelLayoutProps) {
  const columns = wide ? "lg:grid-cols-[minmax(0,1fr)_20rem]" : "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]";
  return (
    <div className={`lg:grid lg:gap-4 ${columns}`}>
      <div className="min-w-0">{children}</div>
      {panel}
    </div>
  );
}

interface SidePanelProps {
  readonly id: string;
  readonly label: string;
  /** Whether something was selected: on a narrow screen the sheet is there only then. */
  readonly isOpen: boolean;
  /** URL without the selection, where closing the sheet leads. */
  readonly closeHref: string;
  readonly children: ReactNode;
}

/** Details in sight of what they belong to: beside it, and on a narrow screen a sheet from below, within its card. */
export function SidePanel({ id, label, isOpen, closeHref, children }: SidePanelProps) {
  const router = useRouter();
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      const isSheet = !matchMedia("(width >= 64rem)").matches;
      if (key === "Escape" && !defaultPrevented && isSheet) router.replace(closeHref, { scroll: false });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen, closeHref, router]);
  return (
    <section
      id={id}
      aria-label={label}
      className={`side-panel ${isOpen ? "" : "max-lg:hidden max-lg:print:block"}`}
    >
      <PageLink
        href={closeHref}
        replace
        scroll={false}
        aria-label="Close"
        className="sticky top-0 float-end -m-2 inline-flex size-10 items-center justify-center rounded text-muted hover:text-text lg:hidden print:hidden"
      >
        <FailedIcon />
      </PageLink>
      {children}
    </section>
  );
}
