import { getAddressInformation } from "../../../toncenter/v2/v2-accounts";
import { fact, given, hashFact, presentFacts } from "./card-facts";
import { accountKind } from "./account-kind";

const BARE = new Set(["uninit", "frozen"]);

/** Of an account without a contract the node has what the index lacks: why there is none, and what would deploy it. */
export const WITHOUT_CONTRACT = accountKind({
  title: "What a node says of its state",
  fits: ({ facts: { status } }) => BARE.has(status ?? ""),
  endpoint: getAddressInformation,
  params: ({ address }) => ({ address }),
  facts: ({ frozen_hash: hash, suspended, state }) =>
    presentFacts(
      given(hash, (frozen) => hashFact("Hash of the frozen state", frozen)),
      hash !== null &&
        fact(
          "How it thaws",
          "whoever sends it coins together with the state that has this hash brings it back",
        ),
      fact(
        "Suspended",
        suspended === true
          ? "yes: the configuration of the network forbids to put a contract there for now"
          : suspended === false
            ? "no"
            : "the node does not say",
      ),
      state === "active" &&
        fact("Since then", "a contract has been put there, which the index has yet to see"),
    ),
});
