import { JettonBurnList } from "@/components/jetton/jetton-move-lists";
import { JETTON_TABS } from "@/lib/domain/jetton/jetton-tabs";
import { JETTON_BURN_SOURCE } from "@/lib/loaders/jetton/load-jetton-moves";
import { JettonMovesTab } from "../jetton-moves-tab";

export const metadata = { title: JETTON_TABS.burns.name };

export default function BurnsTab(props: PageProps<"/[network]/jetton/[address]/burns">) {
  return <JettonMovesTab tab="burns" source={JETTON_BURN_SOURCE} list={JettonBurnList} page={props} />;
}
