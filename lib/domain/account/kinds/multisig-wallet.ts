import { multisigWallets } from "../../../toncenter/v3/v3-multisig";
import { accountsFact, count, fact, presentFacts, numberFact } from "./card-facts";
import { accountKind, anyOf } from "./account-kind";

export const MULTISIG = accountKind({
  title: "Multisig",
  page: "multisig",
  fits: anyOf("multisig_v2"),
  endpoint: multisigWallets,
  params: ({ address }) => ({ address: [address], include_orders: false }),
  facts: ({ multisigs }, { subject: { address }, names }) => {
    const multisig = multisigs.find((one) => one.address === address);
    if (multisig === undefined) return null;
    const { threshold, signers, proposers, next_order_seqno: next } = multisig;
    return presentFacts(
      threshold !== null && fact("Threshold", count(threshold), " of ", count(signers.length)),
      accountsFact("Signers", signers, names),
      proposers.length > 0 && accountsFact("Proposers", proposers, names),
      next !== null && next >= 0n && numberFact("Next order seqno", next),
    );
  },
});
