/** Shown with filters by time. */
export function MissingTimeNotice() {
  return (
    <p className="max-w-prose text-muted">
      Messages from outside have no time of their own, so those are left out here.
    </p>
  );
}
