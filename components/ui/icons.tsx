import type { ReactNode } from "react";

/**
 * Icons of 16 × 16 in the size and colour of the text. Hidden from screen readers: text carries the
 * meaning.
 */
export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="icon">
      {children}
    </svg>
  );
}

/** Shows a tick while its button has `data-copied`. */
export function CopyIcon() {
  return (
    <Icon>
      <path d="M6 6h7v7H6zM3.5 10H3V3h7v.5" className="uncopied" />
      <path d="m3 8.5 3.5 3.5L13 4.5" className="copied" />
    </Icon>
  );
}

export function InIcon() {
  return (
    <Icon>
      <path d="M8 2v10M4 8.5 8 12.5l4-4" />
    </Icon>
  );
}

export function OutIcon() {
  return (
    <Icon>
      <path d="M8 14V4M4 7.5 8 3.5l4 4" />
    </Icon>
  );
}

export function SelfIcon() {
  return (
    <Icon>
      <path d="M13 8a5 5 0 1 1-2-4M11.5 1v3.2H8.3" />
    </Icon>
  );
}

export function OkIcon() {
  return (
    <Icon>
      <path d="m3 8.5 3.5 3.5L13 4.5" />
    </Icon>
  );
}

export function WarningIcon() {
  return (
    <Icon>
      <path d="M8 2 1.5 13.5h13zM8 6.5v3.5M8 12v0" />
    </Icon>
  );
}

export function FailedIcon() {
  return (
    <Icon>
      <path d="m4 4 8 8M12 4l-8 8" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <path d="M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M10.3 10.3l3.7 3.7" />
    </Icon>
  );
}

export function QrCodeIcon() {
  return (
    <Icon>
      <path d="M2 2h4.5v4.5H2zM9.5 2H14v4.5H9.5zM2 9.5h4.5V14H2zM9.5 9.5h1.5V11M14 9.5V11h-1.5M9.5 14v-.5M12 14h2v-1" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M2 4h12M2 8h12M2 12h12" />
    </Icon>
  );
}

export function BlockIcon() {
  return (
    <Icon>
      <path d="M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM2.5 5 8 8.2 13.5 5M8 8.2v6" />
    </Icon>
  );
}

export function SettingsIcon() {
  return (
    <Icon>
      <path d="M2 4.5h5M11 4.5h3M9 2.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4M2 11.5h3M9 11.5h5M7 9.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4" />
    </Icon>
  );
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M13.5 9.5A6 6 0 0 1 6.5 2.5a6 6 0 1 0 7 7" />
    </Icon>
  );
}

export function SunIcon() {
  return (
    <Icon>
      <path d="M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M8 1v1.2M8 13.8V15M1 8h1.2M13.8 8H15M3 3l.9.9M12.1 12.1l.9.9M3 13l.9-.9M12.1 3.9 13 3" />
    </Icon>
  );
}

export function DomainIcon() {
  return (
    <Icon>
      <path d="M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M2 8h12M8 2c4 4 4 8 0 12C4 10 4 6 8 2" />
    </Icon>
  );
}

/** A check mark on a shield. */
export function ValidatorIcon() {
  return (
    <Icon>
      <path d="M8 1.5 13 3.5v4c0 3.2-2.1 5.6-5 7-2.9-1.4-5-3.8-5-7v-4z" />
      <path d="m5.8 7.8 1.6 1.6 2.8-3" />
    </Icon>
  );
}
