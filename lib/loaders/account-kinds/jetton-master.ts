import { jettonMasters } from "../../toncenter/v3/jetton";
import { accountFact, fact, given, known as facts, longText, text } from "./facts";
import { accountKind, anyOf } from "./kind";

export const JETTON_MASTER = accountKind({
  title: "Jetton",
  fits: anyOf("jetton_master"),
  endpoint: jettonMasters,
  question: ({ address }) => ({ address: [address] }),
  tell: ({ jetton_masters: masters, metadata }, { known: { address }, names }) => {
    const master = masters.find((one) => one.address === address);
    if (master === undefined) return null;
    const token = names.token(address);
    const info = metadata[address]?.token_info.find(({ type }) => type === "jetton_masters") ?? null;
    return facts(
      given(info?.name ?? null, (name) => fact("Name", text(name), ", as its issuer calls it")),
      fact("Supply", { is: "tokens", amount: master.total_supply, token }),
      given(master.mintable, (mintable) => fact("More can be minted", mintable ? "yes" : "no")),
      accountFact("Administrator", master.admin_address, names, "nobody"),
      given(info?.description ?? null, (description) => fact("Description", longText(description))),
    );
  },
});
