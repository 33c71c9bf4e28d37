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
      given(info?.name ?? null, (name) => fact("Name", text(name), ", as its issuer calls it")),
      fact("Supply", { is: "tokens", amount: master.total_supply, token }),
      given(master.mintable, (mintable) => fact("More can be minted", mintable ? "yes" : "no")),
      accountFact("Administrator", master.admin_address, names, "nobody"),
      given(info?.description ?? null, (description) => fact("Description", longText(description))),
    );
  },
});
