/** Shown with filters by time. */
export function MissingTimeNotice() {
  return <p className="max-w-prose text-muted">External messages have no timestamp and are not listed.</p>;
}
