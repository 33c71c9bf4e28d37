import { getAddressInformation } from "../../toncenter/v2/accounts";
import { coinsFact, fact, known as facts, numberFact } from "./facts";
import { accountKind } from "./kind";

/** While the index is behind, what a node says of the same account is worth more than what the account is. */
export const INDEX_LATE = accountKind({
  title: "The index is late: what a node says",
  fits: ({ indexIsLate }) => indexIsLate,
  endpoint: getAddressInformation,
  question: ({ address }) => ({ address }),
  tell: ({ balance, state, last_transaction_id: last }, { known: { facts: indexed } }) => {
    const newer = last.lt > (indexed.lastTransaction?.lt ?? 0n);
    return facts(
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
