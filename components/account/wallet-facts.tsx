import { Fact } from "@/components/ui/fact-list";
import type { AccountFacts } from "@/lib/domain/account/account-report";

interface WalletFactsProps {
  readonly wallet: NonNullable<AccountFacts["wallet"]>;
}

/** What only wallets have. Its version stands with the kinds of its contract. */
export function WalletFacts({ wallet: { seqno, id, maySign } }: WalletFactsProps) {
  return (
    <>
      {seqno !== null && (
        <Fact name="Sequence number">
          <span className="tabular-nums">{seqno}</span>
        </Fact>
      )}
      {id !== null && (
        <Fact name="Wallet id">
          <span className="tabular-nums">{id}</span>
        </Fact>
      )}
      {maySign !== null && (
        <Fact name="Signatures">{maySign ? "allowed" : "not allowed: only its extensions can send"}</Fact>
      )}
    </>
  );
}
