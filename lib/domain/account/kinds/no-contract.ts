import { getAddressInformation } from "../../../toncenter/v2/v2-accounts";
import { fact, given, hashFact, presentFacts } from "./card-facts";
import { accountKind } from "./account-kind";

const BARE = new Set(["uninit", "frozen"]);

/**
 * For an account without a contract, the node has what the index lacks: why there is none, and what would deploy it.
 */
export const WITHOUT_CONTRACT = accountKind({
  title: "From a node",
  fits: ({ facts: { status } }) => BARE.has(status ?? ""),
  endpoint: getAddressInformation,
  params: ({ address }) => ({ address }),
  facts: ({ frozen_hash: hash, suspended, state }) =>
    presentFacts(
      given(hash, (frozen) => hashFact("Frozen state hash", frozen)),
      hash !== null && fact("Unfreeze", "Send coins together with the state that has this hash"),
      fact(
        "Suspended",
        suspended === true
          ? "Yes: deployment is disabled by the network configuration"
          : suspended === false
            ? "No"
            : "Unknown",
      ),
      state === "active" && fact("Contract", "Deployed, not indexed yet"),
    ),
});
