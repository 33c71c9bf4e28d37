import type { ReactNode } from "react";

interface HeroProps {
  /** The face of the thing: its picture, token mark or action sign. */
  readonly picture: ReactNode;
  /** The heading; the hero brings the `h1`. */
  readonly title: ReactNode;
  /** One line below: the address, or where and when. */
  readonly identity?: ReactNode;
  readonly badges?: ReactNode;
  /** The one number. */
  readonly figure?: ReactNode;
  /** One line below the number. */
  readonly figureDetail?: ReactNode;
  readonly actions?: ReactNode;
  /** A line across the whole card: what the thing says about itself. */
  readonly children?: ReactNode;
  /** The level of the heading, if the page has another title. */
  readonly heading?: "h1" | "h2";
}

/** The top of a page: who or what it is on the left, the one number on the right. */
export function Hero({
  picture,
  title,
  identity,
  badges,
  figure,
  figureDetail,
  actions,
  children,
  heading: Heading = "h1",
}: HeroProps) {
  const aside = figure !== undefined || figureDetail !== undefined || actions !== undefined;
  return (
    <div className="card hero">
      <div className="flex min-w-0 gap-3 sm:gap-4">
        <span className="shrink-0">{picture}</span>
        <div className="min-w-0 flex-1">
          <Heading className="text-xl font-semibold break-words sm:text-2xl">{title}</Heading>
          {identity !== undefined && <div className="text-muted">{identity}</div>}
          {badges !== undefined && <div className="mt-2.5 flex flex-wrap gap-1.5">{badges}</div>}
        </div>
      </div>
      {aside && (
        <div className="md:text-end">
          {figure !== undefined && <p className="hero-figure">{figure}</p>}
          {figureDetail !== undefined && <div className="text-muted">{figureDetail}</div>}
          {actions !== undefined && (
            <div className="mt-2.5 flex flex-wrap gap-2 md:justify-end print:hidden">{actions}</div>
          )}
        </div>
      )}
      {children !== undefined && <div className="md:col-span-2">{children}</div>}
    </div>
  );
}
