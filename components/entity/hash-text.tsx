import { middle } from "@/lib/ton/shorten";

/** A hash, shortened in the middle; the whole of it is on hover and is what assistive technology reads. */
export function HashText({ hash }: { readonly hash: string }) {
  return (
    <span className="font-mono" title={hash}>
      <span aria-hidden="true">{middle(hash)}</span>
      <span className="sr-only">{hash}</span>
    </span>
  );
}
