import { Badge } from "@/components/ui/badge";
import type { CellNode } from "@/lib/ton/cell/cell";

/** Rare properties of a cell: exotic, or of a level above 0. */
export function CellBadges({ cell: { kind, level } }: { readonly cell: CellNode }) {
  return (
    <>
      {kind !== "ordinary" && <Badge tone="info">{kind}</Badge>}
      {level > 0 && <Badge>level {level}</Badge>}
    </>
  );
}
