import { jettonWallets } from "../../toncenter/v3/jetton";
import { jettonsFact, jettonsOf } from "./jettons";
import { accountKind } from "./kind";

/** Whatever has no card of its own is shown with what it has. */
export const HOLDINGS = accountKind({
  title: "Holds",
  fits: ({ facts: { status } }) => status === "active",
  endpoint: jettonWallets,
  question: ({ address }) => jettonsOf(address),
  tellsJettons: true,
  tell: (answer, { names }) => [jettonsFact(answer, names)],
});
