"use client";

import { useQuery } from "@tanstack/react-query";
import { Facts } from "@/components/ui/fact-list";
import { accountGlanceQuery } from "@/lib/query/account-holdings-query";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { CardFacts } from "./card-facts";

interface AccountGlanceProps {
  readonly network: PageNetwork;
  readonly address: Address;
  /** Something else on the page already tells which jettons there are. */
  readonly jettonsTold: boolean;
}

/** What an account has, and since when: counted once, when somebody looks. */
export function AccountGlance({ network, address, jettonsTold }: AccountGlanceProps) {
  const { data } = useQuery(accountGlanceQuery(network.id, address));
  if (data === undefined) return null;
  const facts = jettonsTold ? data.facts.filter(({ name }) => name !== "Jettons held") : data.facts;
  return (
    <Facts>
      <CardFacts network={network} facts={facts} />
    </Facts>
  );
}
