/** "2 d 03:04:05 left", or that the time is over. */
export function saleTimeLeftText(leftMs: number): string {
  if (!Number.isFinite(leftMs) || leftMs <= 0) return "Time is over";
  const seconds = Math.ceil(leftMs / 1_000);
  const days = Math.floor(seconds / 86_400);
  const clock = [seconds / 3_600, seconds / 60, seconds].map((part, place) =>
    String(Math.floor(part) % (place === 0 ? 24 : 60)).padStart(2, "0"),
  );
  return `${days > 0 ? `${days} d ` : ""}${clock.join(":")} left`;
}
