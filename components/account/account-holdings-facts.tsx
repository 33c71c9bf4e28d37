"use client";

import { useQuery } from "@tanstack/react-query";
import { Facts } from "@/components/ui/fact-list";
import { accountHoldingsQuery } from "@/lib/query/account-holdings-query";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { CardFacts } from "./card-facts";

interface AccountHoldingsProps {
  readonly network: PageNetwork;
  readonly address: Address;
  /** The card already lists the jettons. */
  readonly jettonsListed: boolean;
}

/** What an account has, and since when: counted once, in the browser. */
export function AccountHoldings({ network, address, jettonsListed: jettonsTold }: AccountHoldingsProps) {
  const { data } = useQuery(accountHoldingsQuery(network.id, address));
  if (data === undefined) return null;
  const facts = jettonsTold ? data.facts.filter(({ name }) => name !== "Jettons held") : data.facts;
  return (
    <Facts>
      <CardFacts network={network} facts={facts} />
    </Facts>
  );
}
