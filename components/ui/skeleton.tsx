/** A placeholder of the size that the classes give it, as far as there is room. Appears with a delay. */
export function Skeleton({ className }: { readonly className: string }) {
  return (
    <span
      aria-hidden="true"
      className="block min-w-0 transition-opacity delay-150 duration-150 starting:opacity-0 print:hidden"
    >
      <span className={`block max-w-full animate-pulse rounded bg-line ${className}`} />
    </span>
  );
}

interface SkeletonRowsProps {
  readonly rows: number;
  readonly columns: number;
}

/** As many rows, and as high, as the data will have. The table around it has `aria-busy`. */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_row, row) => (
    // oxlint-disable-next-line react/no-array-index-key -- what is not there yet has no identity but its place
    <tr key={row} className="border-t border-line">
      {Array.from({ length: columns }, (_cell, cell) => (
        // oxlint-disable-next-line react/no-array-index-key
        <td key={cell} className="px-3 py-2">
          <Skeleton className="my-1 h-3 w-full min-w-12" />
        </td>
      ))}
    </tr>
  ));
}

/** Names without values yet, as high as the facts that will replace them. */
export function SkeletonFacts({ rows }: { readonly rows: number }) {
  return (
    <div aria-hidden="true" className="grid gap-y-2 max-sm:gap-y-3">
      {Array.from({ length: rows }, (_row, row) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={row} className="fact-row">
          <Skeleton className="my-1 h-3 w-24" />
          <Skeleton className="my-1 h-3 w-48" />
        </div>
      ))}
    </div>
  );
}

/** A list whose columns are not known yet. */
export function SkeletonList({ rows = 12 }: { readonly rows?: number }) {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {Array.from({ length: rows }, (_row, row) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={row} className="px-3 py-2">
          <Skeleton className="my-1 h-3 w-full" />
        </div>
      ))}
    </div>
  );
}

/** The same, in the card that the list will have. */
export function SkeletonListCard() {
  return (
    <div className="card">
      <SkeletonList />
    </div>
  );
}

/** Charts that have not loaded yet, each as high as its card will be. */
export function SkeletonCharts({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_chart, place) => (
    // oxlint-disable-next-line react/no-array-index-key
    <div key={place} aria-hidden="true" className="card">
      <Skeleton className="my-1 h-4 w-48" />
      <Skeleton className="mt-3 h-3 w-64" />
      <Skeleton className="my-2 h-36 w-full sm:h-56" />
      <Skeleton className="my-1 h-4 w-24" />
    </div>
  ));
}
