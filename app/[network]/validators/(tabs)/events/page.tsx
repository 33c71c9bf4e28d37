import { StakeEventList } from "@/components/validator/stake-event-list";
import { STAKE_EVENT_FILTER_GROUPS } from "@/lib/domain/validator/validator-filter-groups";
import { ALL_STAKE_EVENTS } from "@/lib/domain/validator/validator-queries";
import { VALIDATORS_TABS } from "@/lib/domain/validator/validator-tabs";
import { STAKE_EVENT_SOURCE } from "@/lib/loaders/validator/load-validator-lists";
import { ValidatorsListTab } from "../../validators-list-tab";

export const metadata = { title: VALIDATORS_TABS.events.name };

export default function EventsTab(props: PageProps<"/[network]/validators/events">) {
  return (
    <ValidatorsListTab
      tab="events"
      source={STAKE_EVENT_SOURCE}
      list={StakeEventList}
      groups={STAKE_EVENT_FILTER_GROUPS}
      unfiltered={ALL_STAKE_EVENTS}
      page={props}
    />
  );
}
