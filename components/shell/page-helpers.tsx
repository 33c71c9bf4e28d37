import { Highlighter } from "@/components/entity/highlighter";
import { RowKeyListener } from "@/components/list/row-key-listener";
import { PrivateAbis } from "@/components/interface/private-abis";
import { PrivateLabels } from "@/components/private/private-labels";
import { FocusKeeper } from "@/components/ui/focus-keeper";
import { Tooltip } from "@/components/ui/tooltip";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { EarlyKeyReplay } from "./early-clicks";
import { GlobalKeys } from "./shortcuts/global-keys";
import { LiveHead } from "./live-head";
import { MenuCloser } from "./menu/menu-closer";

/**
 * What can load late: new blocks, private labels and interfaces, tooltips, highlights, the focus, and keys of the whole page,
 * which are kept until they can be handled.
 */
export function PageHelpers({ network }: { readonly network: PageNetwork }) {
  return (
    <>
      <LiveHead network={network.id} />
      <PrivateLabels network={network.id} />
      <PrivateAbis network={network.id} />
      <Highlighter />
      <Tooltip />
      <FocusKeeper />
      <MenuCloser />
      <GlobalKeys network={network} />
      <RowKeyListener />
      <EarlyKeyReplay />
    </>
  );
}
