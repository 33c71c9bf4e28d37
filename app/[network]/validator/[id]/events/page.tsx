import { OwnStakeEventList } from "@/components/validator/stake-event-list";
import { OWN_STAKE_EVENTS } from "@/lib/domain/validator/validator-row-kinds";
import { VALIDATOR_TABS } from "@/lib/domain/validator/validator-tabs";
import { STAKE_EVENT_SOURCE } from "@/lib/loaders/validator/load-validator-lists";
import { ValidatorListTab } from "../../validator-list-tab";

export const metadata = { title: VALIDATOR_TABS.events.name };

export default function ValidatorEventsTab(props: PageProps<"/[network]/validator/[id]/events">) {
  return (
    <ValidatorListTab
      kind={OWN_STAKE_EVENTS}
      source={STAKE_EVENT_SOURCE}
      list={OwnStakeEventList}
      page={props}
    />
  );
}
