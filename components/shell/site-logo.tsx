/**
 * A hexagon in three shards, in one colour, its edges on whole pixels at 16. Same drawing as
 * `app/icon.svg`.
 */
export function SiteLogo() {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" className="shrink-0 text-link">
      <path fill="currentColor" d="M8 0l7 4v4.5l-7-4-7 4V4zM7 7v8.4L1 12v-1.5zM9 7v8.4l6-3.4v-1.5z" />
    </svg>
  );
}
