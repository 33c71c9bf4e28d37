import { signsOf } from "@/lib/domain/block/block-flags";

export function BlockFlags({ block }: { readonly block: Parameters<typeof signsOf>[0] }) {
  const { said, unknown } = signsOf(block);
  return (
    <>
      {said.length === 0 ? (
        "none"
      ) : (
        <ul>
          {said.map(({ flag, words, why }) => (
            <li key={flag}>
              {words}
              <span className="text-muted">: {why}</span>
            </li>
          ))}
        </ul>
      )}
      {unknown && <span className="text-muted"> (not all of them are told)</span>}
    </>
  );
}
