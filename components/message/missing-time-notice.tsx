/** Said where a filter by time is in force. */
export function MissingTimeNotice() {
  return (
    <p className="max-w-prose text-muted">
      Messages from outside have no time of their own, so those are left out here.
    </p>
  );
}
