import { getAddressInformation } from "../../../toncenter/v2/v2-accounts";
import { coinsFact, fact, presentFacts, numberFact } from "./card-facts";
import { accountKind } from "./account-kind";

/** While the index is behind, a node's state of the account matters more than what kind of account it is. */
export const INDEX_LATE = accountKind({
  title: "From a node (index behind)",
  fits: ({ indexIsLate }) => indexIsLate,
  endpoint: getAddressInformation,
  params: ({ address }) => ({ address }),
  facts: ({ balance, state, last_transaction_id: last }, { subject: { facts: indexed } }) => {
    const newer = last.lt > (indexed.lastTransaction?.lt ?? 0n);
    return presentFacts(
      fact("Status", state),
      coinsFact("Balance", balance),
      numberFact("Last transaction LT", last.lt),
      fact("Index", newer ? "Behind: newer transactions exist" : "Up to date"),
    );
  },
});
