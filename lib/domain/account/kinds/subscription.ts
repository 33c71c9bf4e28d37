import { readSmallBoc } from "../../../ton/cell/small-boc";
import { readSubscriptionData } from "../../../ton/contract/subscription-data";
import { accountStates } from "../../../toncenter/v3/v3-account";
import { accountKind, anyOf } from "./account-kind";
import { accountFact, coinsFact, fact, numberFact, presentFacts, timeFact } from "./card-facts";
import { periodText } from "./period-text";

/** The service has no list of subscriptions: the terms are in the contract's own data. */
export const SUBSCRIPTION = accountKind({
  title: "Subscription",
  fits: anyOf("subscription_v1"),
  endpoint: accountStates,
  params: ({ address }) => ({ address: [address], include_boc: true }),
  facts: ({ accounts }, { subject: { address }, names }) => {
    const boc = accounts.find((one) => one.address === address)?.data_boc ?? null;
    const read = boc === null ? null : readSmallBoc(boc);
    const data = read?.is === "read" ? readSubscriptionData(read.graph, read.graph.roots[0] ?? -1) : null;
    if (data === null) return null;
    return presentFacts(
      accountFact("Subscriber", data.wallet, names, ""),
      accountFact("Beneficiary", data.beneficiary, names, ""),
      coinsFact("Amount", data.amount),
      fact("Period", periodText(data.period)),
      data.lastPayment === 0 ? fact("Last payment", "None yet") : timeFact("Last payment", data.lastPayment),
      data.failedAttempts > 0 && numberFact("Failed requests", data.failedAttempts),
      numberFact("Subscription ID", data.id),
    );
  },
});
