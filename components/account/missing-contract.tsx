import type { ReactNode } from "react";
import { AccountAddress } from "@/components/entity/account-address";
import { AddressLink } from "@/components/entity/address-link";
import { RefreshedError } from "@/components/error/refreshed-error";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import type { ApiError } from "@/lib/toncenter/error";

interface MissingContractProps {
  readonly network: PageNetwork;
  readonly address: Address;
  /** What was expected at the address. */
  readonly title: string;
  readonly problem: ApiError | null;
  /** Further content. */
  readonly children?: ReactNode;
}

/** Replaces a contract's hero: why there is no contract of this kind, and a link to the account at its address. */
export function MissingContract({ network, address, title, problem, children }: MissingContractProps) {
  return (
    <div className="card" data-absent={problem === null || problem.kind === "not-found" ? "" : undefined}>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mb-4">
        <AccountAddress network={network} address={address} />
      </p>
      {problem !== null && <RefreshedError error={problem} />}
      {children}
      <p className="mt-4">
        See it as an account: <AddressLink network={network} address={address} copy={false} />
      </p>
    </div>
  );
}
