import type { ReactNode } from "react";

/** The look of a menu's name: text of the navigation, a pill, or an icon with hidden text. */
const LOOKS = {
  text: "section-name",
  pill: "min-h-11 lg:min-h-9",
  icon: "header-icon",
} as const;

interface HeaderMenuProps {
  readonly label: ReactNode;
  readonly look: keyof typeof LOOKS;
  readonly side: "start" | "end";
  /** The tooltip of an icon. */
  readonly title?: string;
  /** The open page is in it. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A menu as native `details`: works with the keyboard and without scripts. */
export function HeaderMenu({ label, look, side, title, isCurrent = false, children }: HeaderMenuProps) {
  return (
    <details name="menu" className="group relative">
      <summary
        title={title}
        aria-current={isCurrent ? "true" : undefined}
        className={`menu-name ${LOOKS[look]}`}
      >
        {label}
      </summary>
      <div className={`menu-panel ${side === "start" ? "start-0" : "end-0"}`}>{children}</div>
    </details>
  );
}

/** Shows that a name opens a menu. */
export function MenuArrow() {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="menu-arrow group-open:rotate-180">
      <path d="M1.5 3.5 5 7l3.5-3.5" />
    </svg>
  );
}
