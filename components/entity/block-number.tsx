import { GroupedText } from "./grouped-text";

/** A block's number, grouped by thousands. */
export function BlockNumber({ seqno }: { readonly seqno: number }) {
  const groups = seqno
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, " ")
    .split(" ");
  return <GroupedText groups={groups} />;
}
