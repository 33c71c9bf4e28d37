import { getAddressInformation } from "../../../toncenter/v2/v2-accounts";
import { coinsFact, fact, presentFacts, numberFact } from "./card-facts";
import { accountKind } from "./account-kind";

/** While the index is behind, what a node says of the same account is worth more than what the account is. */
export const INDEX_LATE = accountKind({
  title: "The index is late: what a node says",
  fits: ({ indexIsLate }) => indexIsLate,
  endpoint: getAddressInformation,
  params: ({ address }) => ({ address }),
  facts: ({ balance, state, last_transaction_id: last }, { subject: { facts: indexed } }) => {
    const newer = last.lt > (indexed.lastTransaction?.lt ?? 0n);
    return presentFacts(
      fact("Status", state),
      coinsFact("Balance", balance),
      numberFact("Logical time of the last transaction", last.lt),
      fact(
        "Since then",
        newer
          ? "something has happened that the index has yet to see"
          : "nothing that the index has not seen",
      ),
    );
  },
});
