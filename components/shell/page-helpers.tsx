import { Highlighter } from "@/components/entity/highlighter";
import { PrivateLabels } from "@/components/private/private-labels";
import { LiveHead } from "./live-head";
import { Tooltip } from "@/components/ui/tooltip";

/** Enhancements that can load late: new blocks, private labels, tooltips and highlights. */
export function PageHelpers({ network }: { readonly network: string }) {
  return (
    <>
      <LiveHead network={network} />
      <PrivateLabels network={network} />
      <Highlighter />
      <Tooltip />
    </>
  );
}
