import { ValidationRoundList } from "@/components/validator/validation-round-list";
import { ROUND_FILTER_GROUPS } from "@/lib/domain/validator/validator-filter-groups";
import { ALL_ROUNDS } from "@/lib/domain/validator/validator-queries";
import { VALIDATORS_TABS } from "@/lib/domain/validator/validator-tabs";
import { VALIDATION_ROUND_SOURCE } from "@/lib/loaders/validator/load-validator-lists";
import { ValidatorsListTab } from "../../validators-list-tab";

export const metadata = { title: VALIDATORS_TABS.cycles.name };

export default function RoundsTab(props: PageProps<"/[network]/validators/cycles">) {
  return (
    <ValidatorsListTab
      tab="cycles"
      source={VALIDATION_ROUND_SOURCE}
      list={ValidationRoundList}
      groups={ROUND_FILTER_GROUPS}
      unfiltered={ALL_ROUNDS}
      page={props}
    />
  );
}
