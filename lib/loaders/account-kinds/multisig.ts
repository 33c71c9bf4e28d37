import { multisigWallets } from "../../toncenter/v3/multisig";
import { accountsFact, count, fact, known as facts, numberFact } from "./facts";
import { accountKind, anyOf } from "./kind";

export const MULTISIG = accountKind({
  title: "Multisig",
  fits: anyOf("multisig_v2"),
  endpoint: multisigWallets,
  question: ({ address }) => ({ address: [address], include_orders: false }),
  tell: ({ multisigs }, { known: { address }, names }) => {
    const multisig = multisigs.find((one) => one.address === address);
    if (multisig === undefined) return null;
    const { threshold, signers, proposers, next_order_seqno: next } = multisig;
    return facts(
      threshold !== null && fact("Signatures needed", count(threshold), " of ", count(signers.length)),
      accountsFact("Signers", signers, names),
      proposers.length > 0 && accountsFact("May propose only", proposers, names),
      next !== null && next >= 0n && numberFact("Number of the next order", next),
    );
  },
});
