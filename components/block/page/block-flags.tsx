import { flagsOf } from "@/lib/domain/block/block-flags";

export function BlockFlags({ block }: { readonly block: Parameters<typeof flagsOf>[0] }) {
  const { set, unknown } = flagsOf(block);
  return (
    <>
      {set.length === 0 ? (
        "None"
      ) : (
        <ul>
          {set.map(({ flag, label, meaning }) => (
            <li key={flag}>
              {label}
              <span className="text-muted">: {meaning}</span>
            </li>
          ))}
        </ul>
      )}
      {unknown && <span className="text-muted"> (some unknown)</span>}
    </>
  );
}
