"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Age } from "@/components/entity/age";
import { ErrorNotice } from "@/components/error/error-notice";
import { Facts } from "@/components/ui/fact-list";
import { accountQuery } from "@/lib/query/account-query";
import type { AccountReport } from "@/lib/domain/account/account-report";
import { QueryError } from "@/lib/query/query-error";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { AccountFacts } from "./account-facts";

interface AccountPanelProps {
  readonly network: PageNetwork;
  readonly address: Address;
  /** What the server knew when it made the page. */
  readonly initial: AccountReport;
  /** Facts that never change. */
  readonly identity: ReactNode;
  readonly neverSeen: ReactNode;
}

/** The account itself, kept up to date. What follows from its address alone comes as `identity`. */
export function AccountPanel({ network, address, initial, identity, neverSeen }: AccountPanelProps) {
  const { data, error } = useQuery(accountQuery(network.id, address, initial));
  const { account, asOfMs } = data;
  const problem = error instanceof QueryError ? error.error : data.problem;
  const ofNode = account?.source === "node";
  return (
    <>
      <Facts>
        {identity}
        {account !== null && <AccountFacts network={network} account={account} />}
      </Facts>
      {account !== null && asOfMs !== null && (problem !== null || ofNode) && (
        <p className="mt-2 max-w-prose text-warning">
          This is what {ofNode ? "a node of the network" : "the service"} said{" "}
          <Age atMs={asOfMs} serverNowMs={initial.nowMs} />.
          {ofNode &&
            ` The index ${problem === null ? "does not know the account yet" : "cannot be asked"}, so there are no names and no tokens.`}
        </p>
      )}
      {account === null && problem === null && neverSeen}
      {problem !== null && (
        <div className="mt-4">
          <ErrorNotice error={problem} asksAgain />
        </div>
      )}
    </>
  );
}
