/** Groups with visual gaps that are not part of the copied text. */
export function GroupedText({ groups }: { readonly groups: readonly string[] }) {
  if (groups.length === 1) return groups;
  return (
    <span className="[&>span+span]:ms-[0.2em]">
      {groups.map((group, index) => (
        // Groups have no identity but their position.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
