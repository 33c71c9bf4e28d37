import { Count } from "./count";

export function BlockNumber({ seqno }: { readonly seqno: number }) {
  return <Count value={seqno} />;
}
