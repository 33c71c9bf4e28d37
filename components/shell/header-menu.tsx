import type { ReactNode } from "react";

interface HeaderMenuProps {
  readonly label: ReactNode;
  readonly side: "start" | "end";
  readonly children: ReactNode;
}

/** A dropdown as native `details`: works with the keyboard and without scripts. */
export function HeaderMenu({ label, side, children }: HeaderMenuProps) {
  return (
    <details name="menu" className="group relative">
      <summary className="flex cursor-pointer list-none items-center gap-1 py-1 text-muted marker:hidden hover:text-text [&::-webkit-details-marker]:hidden">
        {label}
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" className="group-open:rotate-180">
          <path d="M1.5 3.5 5 7l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <div
        className={`absolute z-10 mt-1 max-h-[70dvh] min-w-44 overflow-auto rounded border border-line bg-raised p-3 shadow-lg ${side === "start" ? "start-0" : "end-0"}`}
      >
        {children}
      </div>
    </details>
  );
}
