/** Parts of one value with gaps between them that are drawn, not written: they are not copied along. */
export function GroupedText({ groups }: { readonly groups: readonly string[] }) {
  if (groups.length === 1) return groups;
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
