import { Highlighter } from "@/components/entity/highlighter";
import { PrivateLabels } from "@/components/private/private-labels";
import { RowKeyListener } from "@/components/list/row-key-listener";
import { LiveHead } from "./live-head";
import { Tooltip } from "@/components/ui/tooltip";

/** What makes reading easier and nobody waits for: new blocks, names of their own, tooltips, marks, the keys of lists. */
export function PageHelpers({ network }: { readonly network: string }) {
  return (
    <>
      <LiveHead network={network} />
      <PrivateLabels network={network} />
      <Highlighter />
      <Tooltip />
      <RowKeyListener />
    </>
  );
}
