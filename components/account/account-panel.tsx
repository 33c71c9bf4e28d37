"use client";

import { useQuery } from "@tanstack/react-query";
import { AccountAddress } from "@/components/entity/account-address";
import { Age } from "@/components/entity/age";
import { ErrorNotice } from "@/components/error/error-notice";
import { Fact, Facts } from "@/components/ui/facts";
import { accountQuery } from "@/lib/query/account";
import type { AccountReport } from "@/lib/query/account-report";
import { QueryError } from "@/lib/query/query-error";
import type { PageNetwork } from "@/lib/query/page-network";
import { isStandard, type Address } from "@/lib/ton/address";
import { AccountFacts } from "./account-facts";
import { NeverSeen } from "./never-seen";

interface AccountPanelProps {
  readonly network: PageNetwork;
  readonly others: readonly PageNetwork[];
  readonly address: Address;
  /** What the server knew when it made the page. */
  readonly initial: AccountReport;
}

/** The account itself, kept up to date. Its address says nothing that anybody could be asked for. */
export function AccountPanel({ network, others, address, initial }: AccountPanelProps) {
  const { data, error } = useQuery(accountQuery(network.id, address, initial));
  const { account, asOfMs } = data;
  const problem = error instanceof QueryError ? error.error : data.problem;
  return (
    <>
      <Facts>
        {isStandard(address) && (
          <>
            <Fact name="Address">
              <AccountAddress network={network} address={address} />
            </Fact>
            <Fact name="Without bouncing">
              <AccountAddress network={network} address={address} bounceable={false} />
            </Fact>
          </>
        )}
        <Fact name="Raw">
          <AccountAddress network={network} address={address} form="raw" />
        </Fact>
        {account !== null && <AccountFacts network={network} account={account} />}
      </Facts>
      {account !== null && problem !== null && asOfMs !== null && (
        <p className="mt-2 text-warning">
          This is what the service said <Age atMs={asOfMs} serverNowMs={initial.nowMs} />.
        </p>
      )}
      {account === null && problem === null && <NeverSeen others={others} here={network} address={address} />}
      {problem !== null && (
        <div className="mt-4">
          <ErrorNotice error={problem} asksAgain />
        </div>
      )}
    </>
  );
}
