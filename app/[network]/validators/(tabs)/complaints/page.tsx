import { Streamed } from "@/app/streamed";
import { SkeletonList } from "@/components/ui/skeleton";
import { ComplaintList } from "@/components/validator/complaint-list";
import { ComplaintVoters } from "@/components/validator/complaint-voters";
import { ROUND_FILTER_GROUPS } from "@/lib/domain/validator/validator-filter-groups";
import { ALL_COMPLAINTS } from "@/lib/domain/validator/validator-queries";
import { VALIDATORS_TABS } from "@/lib/domain/validator/validator-tabs";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { loadComplaintVotes } from "@/lib/loaders/validator/load-complaint-votes";
import { COMPLAINT_SOURCE } from "@/lib/loaders/validator/load-validator-lists";
import { ValidatorsListTab } from "../../validators-list-tab";

export const metadata = { title: VALIDATORS_TABS.complaints.name };

export default async function ComplaintsTab(props: PageProps<"/[network]/validators/complaints">) {
  const network = await networkOf(props.params);
  const voters = loadComplaintVotes(network.id, queryOf(await props.searchParams));
  return (
    <>
      <ValidatorsListTab
        tab="complaints"
        source={COMPLAINT_SOURCE}
        list={ComplaintList}
        groups={ROUND_FILTER_GROUPS}
        unfiltered={ALL_COMPLAINTS}
        page={props}
      />
      <Streamed loading={voters} skeleton={<SkeletonList rows={4} />}>
        {(loaded) => <ComplaintVoters network={network} voters={loaded} />}
      </Streamed>
    </>
  );
}
