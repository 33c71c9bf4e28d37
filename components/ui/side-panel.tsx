"use client";

import { useRouter } from "next/navigation";
import { PageLink } from "@/components/ui/page-link";
import { useEffect, useRef, type ReactNode } from "react";
import { focusOn } from "./focus-on";
import { FailedIcon } from "./icons";

interface SidePanelLayoutProps {
  readonly children: ReactNode;
  readonly panel: ReactNode;
  /** The main content needs most of the width. */
  readonly wide?: boolean;
}

/** The main content, and beside it a `SidePanel` with the details of the selected part. */
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
  /** Whether something was selected: a narrow screen shows the sheet only then. */
  readonly isOpen: boolean;
  /** The URL without the selection, which closing the sheet opens. */
  readonly closeHref: string;
  readonly children: ReactNode;
}

/** Details next to what they belong to: beside it, or on a narrow screen in a sheet from below, within its card. */
export function SidePanel({ id, label, isOpen, closeHref, children }: SidePanelProps) {
  const router = useRouter();
  const panel = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  const opener = useRef<Element | null>(null);
  // The sheet covers what was pressed, which gets the focus back when the sheet closes.
  useEffect(() => {
    const changed = wasOpen.current !== isOpen;
    wasOpen.current = isOpen;
    if (!changed || !isSheet()) return;
    const { activeElement } = document;
    if (isOpen) {
      // Whoever has gone elsewhere while it was loading stays there.
      if (panel.current?.parentElement?.contains(activeElement) !== true) return;
      opener.current = activeElement;
      focusOn(panel.current);
    } else if (activeElement === document.body || panel.current?.contains(activeElement) === true) {
      if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement)
        opener.current.focus();
    }
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented && isSheet()) router.replace(closeHref, { scroll: false });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen, closeHref, router]);
  return (
    <section
      ref={panel}
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

/** Whether the window is too narrow for two columns. */
function isSheet(): boolean {
  return !matchMedia("(width >= 64rem)").matches;
}
