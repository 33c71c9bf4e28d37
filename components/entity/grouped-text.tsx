/** Digits in groups of three. The commas are drawn, not copied. */
export function GroupedText({ groups }: { readonly groups: readonly string[] }) {
  if (groups.length === 1) return groups;
  return (
    <span className="digit-groups">
      {groups.map((group, index) => (
        // Groups have no identity but their position.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
