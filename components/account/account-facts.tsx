import { Amount } from "@/components/entity/amount";
import { Coins } from "@/components/entity/coins";
import { HashText } from "@/components/entity/hash-text";
import { Name } from "@/components/entity/name";
import { TransactionLink } from "@/components/entity/transaction-link";
import { Badge } from "@/components/ui/badge";
import { Fact } from "@/components/ui/fact-list";
import type { AccountFacts as AccountData } from "@/lib/domain/account/account-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { AccountStatus } from "./account-status";
import { WalletFacts } from "./wallet-facts";

interface AccountFactsProps {
  readonly network: PageNetwork;
  readonly account: AccountData;
}

/** What is on record about an account; what there is not, or not of every account, has no line. */
export function AccountFacts({ network, account }: AccountFactsProps) {
  const { status, balance, extraCurrencies, domain, wallet, lastTransaction } = account;
  return (
    <>
      {domain !== null && domain !== "" && (
        <Fact name="Domain">
          <Name text={domain} max={126} />{" "}
          <span className="text-xs text-muted">as the data service’s name book has it</span>
        </Fact>
      )}
      <Fact name="Status">
        <AccountStatus status={status} />
        {account.suspended === true && (
          <p>
            <Badge tone="warning">Suspended</Badge>{" "}
            <span className="text-muted">For now no contract may be put there.</span>
          </p>
        )}
      </Fact>
      <Fact name="Balance">
        <span data-answer="">
          {balance === null ? "not known" : <Coins network={network} value={balance} />}
        </span>
        {extraCurrencies.map(({ id, amount }) => (
          <p key={id}>
            <Amount value={amount} decimals={null} /> of extra currency {id}
          </p>
        ))}
      </Fact>
      <Fact name="Contract">
        <Kinds account={account} />
      </Fact>
      {wallet !== null && <WalletFacts wallet={wallet} />}
      {account.codeHash !== null && (
        <Fact name="Code hash">
          <HashText hash={account.codeHash} what="code hash" full />
        </Fact>
      )}
      {account.frozenHash !== null && (
        <Fact name="Hash of the frozen state">
          <HashText hash={account.frozenHash} what="hash of the frozen state" full />
        </Fact>
      )}
      <Fact name="Last transaction">
        {lastTransaction === null ? (
          "none known"
        ) : (
          <>
            <TransactionLink network={network} hash={lastTransaction.hash} copy />
            {lastTransaction.lt !== null && (
              <span className="text-muted">
                {" "}
                at logical time <span className="font-mono">{String(lastTransaction.lt)}</span>
              </span>
            )}
          </>
        )}
      </Fact>
    </>
  );
}

/** Kinds follow from what a contract answers; the badge says which of them follows from its code as well. */
function Kinds({ account: { kinds, codeHash } }: { readonly account: AccountData }) {
  if (kinds === null) return codeHash === null ? "none" : "not looked at yet";
  if (kinds.length === 0) return "of no kind that the data service knows";
  return (
    <span className="flex flex-wrap gap-1">
      {kinds.map(({ kind, name, byCode }) => (
        <span key={kind} title={byCode ? "Its code is the known code of this kind" : undefined}>
          <Badge>{name}</Badge>
        </span>
      ))}
    </span>
  );
}
