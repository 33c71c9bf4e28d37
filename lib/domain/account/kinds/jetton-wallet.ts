import { jettonWallets } from "../../../toncenter/v3/v3-jetton";
import { accountFact, fact, given, presentFacts, timeFact } from "./card-facts";
import { accountKind } from "./account-kind";

export const JETTON_WALLET = accountKind({
  title: "Jetton wallet",
  fits: ({ kinds }) => kinds.some((kind) => kind.startsWith("jetton_wallet")),
  endpoint: jettonWallets,
  params: ({ address }) => ({ address: [address] }),
  facts: ({ jetton_wallets: wallets }, { subject: { address }, names }) => {
    const wallet = wallets.find((one) => one.address === address);
    if (wallet === undefined) return null;
    const { balance, owner, jetton, mintless_info: mintless } = wallet;
    const token = names.token(jetton);
    return presentFacts(
      fact("Balance", { is: "tokens", amount: balance, token }),
      accountFact("Owner", owner, names, ""),
      accountFact("Jetton", jetton, names, ""),
      given(mintless?.amount ?? null, (amount) => fact("Airdrop share", { is: "tokens", amount, token })),
      given(mintless?.expire_at ?? null, (at) => timeFact("Claimable until", at)),
    );
  },
});
