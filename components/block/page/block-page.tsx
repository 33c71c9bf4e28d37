import type { BlockView } from "@/lib/domain/block/block-view";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { AbsentBlockView } from "./absent-block";
import { FoundBlockView } from "./found-block";
import { NodeBlockView } from "../node/node-block";

interface BlockPageProps {
  readonly network: PageNetwork;
  readonly view: BlockView;
}

export function BlockPageView({ network, view }: BlockPageProps) {
  switch (view.kind) {
    case "absent":
      return <AbsentBlockView network={network} view={view} />;
    case "node":
      return <NodeBlockView network={network} view={view} />;
    case "found":
      return <FoundBlockView network={network} view={view} />;
  }
}
