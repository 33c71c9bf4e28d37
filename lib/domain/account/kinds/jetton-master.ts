import { jettonMasters } from "../../../toncenter/v3/v3-jetton";
import { accountFact, fact, given, presentFacts, longText, text } from "./card-facts";
import { accountKind, anyOf } from "./account-kind";

export const JETTON_MASTER = accountKind({
  title: "Jetton",
  fits: anyOf("jetton_master"),
  endpoint: jettonMasters,
  params: ({ address }) => ({ address: [address] }),
  facts: ({ jetton_masters: masters, metadata }, { subject: { address }, names }) => {
    const master = masters.find((one) => one.address === address);
    if (master === undefined) return null;
    const token = names.token(address);
    const info = metadata[address]?.token_info.find(({ type }) => type === "jetton_masters") ?? null;
    return presentFacts(
      given(info?.name ?? null, (name) => fact("Name", text(name), " (self-declared name)")),
      fact("Supply", { is: "tokens", amount: master.total_supply, token }),
      given(master.mintable, (mintable) => fact("Mintable", mintable ? "Yes" : "No")),
      accountFact("Admin", master.admin_address, names, "None"),
      given(info?.description ?? null, (description) => fact("Description", longText(description))),
    );
  },
});
