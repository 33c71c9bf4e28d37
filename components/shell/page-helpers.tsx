import { Highlighter } from "@/components/entity/highlighter";
import { RowKeyListener } from "@/components/list/row-key-listener";
import { Tooltip } from "@/components/ui/tooltip";

/** What makes reading easier and nobody waits for: tooltips, marks, the keys of lists. */
export function PageHelpers() {
  return (
    <>
      <Highlighter />
      <Tooltip />
      <RowKeyListener />
    </>
  );
}
