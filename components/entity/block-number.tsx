import { Count } from "./count";

/** A block's number, grouped by thousands. */
export function BlockNumber({ seqno }: { readonly seqno: number }) {
  return <Count value={seqno} />;
}
