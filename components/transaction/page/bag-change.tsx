import type { ReactNode } from "react";
import { readSmallBoc } from "@/lib/ton/cell/small-boc";
import { diffCells } from "@/lib/ton/cell/cell-diff";
import type { Hash } from "@/lib/ton/value/hash";
import type { AccountState } from "@/lib/toncenter/v3/v3-transaction";
import { CellChanges } from "./cell-changes";
import { counted } from "@/lib/text/counted";

/** Changed cells that are shown. */
const MAX_CHANGES = 100;

interface BagChangeProps {
  readonly name: "code" | "data";
  readonly before: AccountState | null;
  readonly after: AccountState | null;
}

/** The change of an account's code or data; nothing if it is the same or unknown. */
export function BagChange({ name, before, after }: BagChangeProps): ReactNode {
  const [oldHash, newHash] = [before?.[`${name}_hash`] ?? null, after?.[`${name}_hash`] ?? null];
  const bags = [before?.[`${name}_boc`] ?? null, after?.[`${name}_boc`] ?? null] as const;
  if (oldHash === newHash && (oldHash !== null || bags[0] === bags[1])) return null;
  if (oldHash === null || newHash === null) return null;
  return <Change name={name} hashes={[oldHash, newHash]} bags={bags} />;
}

interface ChangeProps {
  readonly name: BagChangeProps["name"];
  readonly hashes: readonly [Hash, Hash];
  readonly bags: readonly [string | null, string | null];
}

function Change({ name, hashes, bags: [oldBag, newBag] }: ChangeProps) {
  if (oldBag === null || newBag === null) {
    return (
      <p className="mt-3 max-w-prose">
        The {name} changed from one hash to the other. The data service does not give the {name} with this
        transaction, so what changed in it cannot be shown.
      </p>
    );
  }
  const [oldCells, newCells] = [readSmallBoc(oldBag), readSmallBoc(newBag)];
  if (oldCells.is !== "read" || newCells.is !== "read") {
    const broken = oldCells.is === "broken" || newCells.is === "broken";
    return (
      <p className="mt-3 max-w-prose">
        The {name} changed. {broken ? "What came as its cells cannot be read" : "It is too large"}, so it is
        not compared here.
      </p>
    );
  }
  const { changes, isCut } = diffCells(oldCells.graph, newCells.graph, MAX_CHANGES);
  const matchesHashes = [oldCells, newCells].every(
    ({ graph }, place) => graph.cells[graph.roots[0] ?? 0]?.hash === hashes[place],
  );
  return (
    <details className="mt-2">
      <summary className="cursor-pointer text-link">
        What changed in the {name}{" "}
        <span className="text-muted">
          ({isCut && "more than "}
          {counted(changes.length, "cell")})
        </span>
      </summary>
      {!matchesHashes && (
        <p className="mt-2 max-w-prose text-warning">
          The cells that came have other hashes than the data service says.
        </p>
      )}
      <p className="mt-2 mb-3 max-w-prose text-muted">
        Only cells that differ are here, in hexadecimal, with the digits marked that do.
        {isCut && ` The first ${MAX_CHANGES} are shown.`}
      </p>
      <CellChanges changes={changes} />
    </details>
  );
}
