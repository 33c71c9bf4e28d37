import { OwnRoundList } from "@/components/validator/own-round-list";
import { OWN_ROUNDS } from "@/lib/domain/validator/validator-row-kinds";
import { OWN_ROUND_SOURCE } from "@/lib/loaders/validator/load-validator-lists";
import { ValidatorListTab } from "../validator-list-tab";

const NOTE = (
  <p className="mt-3 text-sm text-muted">
    Rewards are known for rounds whose stakes the elector still holds. The data service does not report how
    many blocks a validator signed. By ADNL address, rewards are on the page of the stake holder.
  </p>
);

export default function ValidatorRoundsTab(props: PageProps<"/[network]/validator/[id]">) {
  return (
    <ValidatorListTab
      kind={OWN_ROUNDS}
      source={OWN_ROUND_SOURCE}
      list={OwnRoundList}
      page={props}
      note={NOTE}
    />
  );
}
