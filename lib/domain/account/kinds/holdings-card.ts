import { jettonWallets } from "../../../toncenter/v3/v3-jetton";
import { jettonsFact, jettonsOf } from "./held-jettons";
import { accountKind } from "./account-kind";

/** Whatever has no card of its own is shown with what it has. */
export const HOLDINGS = accountKind({
  title: "Holds",
  fits: ({ facts: { status } }) => status === "active",
  endpoint: jettonWallets,
  params: ({ address }) => jettonsOf(address),
  listsJettons: true,
  facts: (answer, context) => [jettonsFact(answer, context)],
});
