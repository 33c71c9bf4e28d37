/** Replaces the tabs' content for a message without a transaction. */
export function WithoutExecution() {
  return <p className="text-muted">No transaction of this trace received this message.</p>;
}
