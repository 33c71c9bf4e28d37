import { ElectionList } from "@/components/validator/election-list";
import { ROUND_FILTER_GROUPS } from "@/lib/domain/validator/validator-filter-groups";
import { ALL_ROUNDS } from "@/lib/domain/validator/validator-queries";
import { VALIDATORS_TABS } from "@/lib/domain/validator/validator-tabs";
import { ELECTION_SOURCE } from "@/lib/loaders/validator/load-validator-lists";
import { ValidatorsListTab } from "../../validators-list-tab";

export const metadata = { title: VALIDATORS_TABS.elections.name };

export default function ElectionsTab(props: PageProps<"/[network]/validators/elections">) {
  return (
    <ValidatorsListTab
      tab="elections"
      source={ELECTION_SOURCE}
      list={ElectionList}
      groups={ROUND_FILTER_GROUPS}
      unfiltered={ALL_ROUNDS}
      page={props}
    />
  );
}
