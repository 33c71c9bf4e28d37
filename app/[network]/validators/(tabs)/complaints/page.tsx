import { ComplaintList } from "@/components/validator/complaint-list";
import { ROUND_FILTER_GROUPS } from "@/lib/domain/validator/validator-filter-groups";
import { ALL_COMPLAINTS } from "@/lib/domain/validator/validator-queries";
import { VALIDATORS_TABS } from "@/lib/domain/validator/validator-tabs";
import { COMPLAINT_SOURCE } from "@/lib/loaders/validator/load-validator-lists";
import { ValidatorsListTab } from "../../validators-list-tab";

export const metadata = { title: VALIDATORS_TABS.complaints.name };

export default function ComplaintsTab(props: PageProps<"/[network]/validators/complaints">) {
  return (
    <ValidatorsListTab
      tab="complaints"
      source={COMPLAINT_SOURCE}
      list={ComplaintList}
      groups={ROUND_FILTER_GROUPS}
      unfiltered={ALL_COMPLAINTS}
      page={props}
    />
  );
}
