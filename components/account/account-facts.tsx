import { Amount } from "@/components/entity/amount";
import { Coins } from "@/components/entity/coins";
import { HashText } from "@/components/entity/hash-text";
import { Name } from "@/components/entity/name";
import { TransactionLink } from "@/components/entity/transaction-link";
import { Badge } from "@/components/ui/badge";
import { Fact } from "@/components/ui/facts";
import type { AccountFacts as Known } from "@/lib/query/account-report";
import { wordsOf } from "@/lib/query/operation-words";
import type { PageNetwork } from "@/lib/query/page-network";
import { AccountStatus } from "./account-status";

interface AccountFactsProps {
  readonly network: PageNetwork;
  readonly account: Known;
}

/** What is on record about an account; a hash that there is none of has no line. */
export function AccountFacts({ network, account }: AccountFactsProps) {
  const { status, balance, extraCurrencies, domain, interfaces, lastTransaction } = account;
  const hashes = [
    ["Code hash", account.codeHash],
    ["Data hash", account.dataHash],
    ["Hash of the frozen state", account.frozenHash],
  ] as const;
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
      </Fact>
      <Fact name="Balance">
        {balance === null ? "not known" : <Coins network={network} value={balance} />}
        {extraCurrencies.map(({ id, amount }) => (
          <p key={id}>
            <Amount value={amount} decimals={null} /> of extra currency {id}
          </p>
        ))}
      </Fact>
      <Fact name="Contract">
        <Kinds interfaces={interfaces} />
      </Fact>
      {hashes.map(([name, hash]) =>
        hash === null ? null : (
          <Fact key={name} name={name}>
            <HashText hash={hash} what={name.toLowerCase()} full />
          </Fact>
        ),
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

function Kinds({ interfaces }: { readonly interfaces: readonly string[] | null }) {
  if (interfaces === null) return "not looked at yet";
  if (interfaces.length === 0) return "of no kind that the data service knows";
  return (
    <span className="flex flex-wrap gap-1">
      {interfaces.map((name) => (
        <Badge key={name}>{wordsOf(name)}</Badge>
      ))}
    </span>
  );
}
