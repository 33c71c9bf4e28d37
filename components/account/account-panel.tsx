"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Age } from "@/components/entity/time/age";
import { Coins } from "@/components/entity/coins";
import { Entity } from "@/components/entity/entity";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { RefreshProblem } from "@/components/error/refresh-problem";
import { Badge } from "@/components/ui/badge";
import { Hero } from "@/components/ui/hero";
import { accountQuery } from "@/lib/query/account-query";
import { DOMAIN_SOURCE } from "@/lib/domain/account/name-source";
import type { AccountFacts, AccountReport } from "@/lib/domain/account/account-report";
import { problemOf } from "@/lib/query/query-error";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { AccountBadges } from "./account-badges";

export interface AccountPanelProps {
  readonly network: PageNetwork;
  readonly address: Address;
  /** The account as the server rendered it. */
  readonly initial: AccountReport;
  readonly picture: ReactNode;
  /** The name of a contract that is the same on every network. */
  readonly systemName: string | null;
  /** The form of the address that is shown if there is no name. */
  readonly friendly: string;
  /** The whole address. */
  readonly identity: ReactNode;
  /** Its role besides being a contract. */
  readonly role: ReactNode;
  readonly activity: ReactNode;
  readonly actions: ReactNode;
  readonly neverSeen: ReactNode;
}

/** The top of an account's pages, kept up to date: its name and how much it has. */
export function AccountPanel({
  network,
  address,
  initial,
  picture,
  systemName,
  friendly,
  identity,
  role,
  activity,
  actions,
  neverSeen,
}: AccountPanelProps) {
  const { data, error } = useQuery(accountQuery(network.id, address, initial));
  const { account, asOfMs } = data;
  const problem = problemOf({ error, data });
  const ofNode = account?.source === "node";
  const isOld = account !== null && asOfMs !== null && problem !== null && !ofNode;
  // An account can also remain unseen while updates fail.
  const isNeverSeen = account === null && (problem === null || initial.problem === null);
  return (
    <>
      <Hero
        picture={picture}
        title={
          <Entity id={address}>
            <AccountName account={account} systemName={systemName} friendly={friendly} />
          </Entity>
        }
        identity={identity}
        badges={
          account === null ? undefined : (
            <>
              <AccountBadges account={account} />
              {role}
            </>
          )
        }
        figure={account === null ? undefined : <Balance network={network} value={account.balance} />}
        figureDetail={
          account === null ? undefined : (
            <div className="min-h-5 text-sm">
              {isOld ? (
                <span className="text-warning">
                  As of <Age atMs={asOfMs} serverNowMs={initial.nowMs} />
                </span>
              ) : (
                activity
              )}
            </div>
          )
        }
        actions={actions}
      >
        {ofNode && asOfMs !== null ? (
          <p className="max-w-prose text-warning">
            From a node <Age atMs={asOfMs} serverNowMs={initial.nowMs} />
            {`. ${problem === null ? "Not indexed yet" : "Index unavailable"}: no names and tokens.`}
          </p>
        ) : isNeverSeen ? (
          neverSeen
        ) : undefined}
      </Hero>
      <RefreshProblem error={problem} hasData={account !== null || isNeverSeen} />
    </>
  );
}

type AccountNameProps = Pick<AccountPanelProps, "systemName" | "friendly"> & {
  readonly account: AccountFacts | null;
};

/** Private labels are drawn before it. */
function AccountName({ account, systemName, friendly }: AccountNameProps) {
  if (systemName !== null) return systemName;
  const { text = account?.domain ?? null, source = DOMAIN_SOURCE, doubt = null } = account?.named ?? {};
  return (
    <>
      {text === null || text === "" ? (
        <MiddleText text={friendly} />
      ) : (
        <Name text={text} max={126} source={source} />
      )}
      {doubt !== null && (
        <>
          {" "}
          <Badge tone="warning">{doubt}</Badge>
        </>
      )}
    </>
  );
}

interface BalanceProps {
  readonly network: PageNetwork;
  readonly value: bigint | null;
}

function Balance({ network, value }: BalanceProps) {
  return (
    <span data-answer="">
      <span className="sr-only select-none">Balance </span>
      {value === null ? (
        <span className="text-muted">Unknown</span>
      ) : (
        <Coins network={network} value={value} />
      )}
    </span>
  );
}
