import { OwnComplaintList } from "@/components/validator/complaint-list";
import { OWN_COMPLAINTS } from "@/lib/domain/validator/validator-row-kinds";
import { VALIDATOR_TABS } from "@/lib/domain/validator/validator-tabs";
import { COMPLAINT_SOURCE } from "@/lib/loaders/validator/load-validator-lists";
import { ValidatorListTab } from "../../validator-list-tab";

export const metadata = { title: VALIDATOR_TABS.complaints.name };

export default function ValidatorComplaintsTab(props: PageProps<"/[network]/validator/[id]/complaints">) {
  return (
    <ValidatorListTab kind={OWN_COMPLAINTS} source={COMPLAINT_SOURCE} list={OwnComplaintList} page={props} />
  );
}
