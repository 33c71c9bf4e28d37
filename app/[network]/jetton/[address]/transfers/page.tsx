import { JettonTransferList } from "@/components/jetton/jetton-move-lists";
import { LazyJettonTransferChart } from "@/components/jetton/lazy-jetton-transfer-chart";
import { JETTON_TABS } from "@/lib/domain/jetton/jetton-tabs";
import { JETTON_TRANSFER_SOURCE } from "@/lib/loaders/jetton/load-jetton-moves";
import { JettonMovesTab } from "../jetton-moves-tab";

export const metadata = { title: JETTON_TABS.transfers.name };

export default function TransfersTab(props: PageProps<"/[network]/jetton/[address]/transfers">) {
  return (
    <JettonMovesTab
      tab="transfers"
      source={JETTON_TRANSFER_SOURCE}
      list={JettonTransferList}
      chart={LazyJettonTransferChart}
      page={props}
    />
  );
}
