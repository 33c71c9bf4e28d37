/** The mark: a chain's hexagon, split into the shards that it is looked at through. One colour, sharp at 16 px. */
export function Mark() {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" className="text-link">
      <path
        fill="currentColor"
        d="M7.4.9v6.7L1.3 11V4.3zM8.6.9l6.1 3.4-5.9 3.3-.2-.1zM14.7 5.6V11.6L8.6 15.1V9.1zM7.4 9.1v6L2 12.1z"
      />
    </svg>
  );
}
