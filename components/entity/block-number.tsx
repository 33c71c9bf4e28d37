/** A block's number, grouped by thousands with thin spaces that are not copied along. */
export function BlockNumber({ seqno }: { readonly seqno: number }) {
  const groups = seqno
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, " ")
    .split(" ");
  return (
    <span className="[&>span+span]:ms-[0.2em]">
      {groups.map((group, index) => (
        // The groups of one number have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
