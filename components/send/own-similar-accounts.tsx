"use client";

import { AddressLink } from "@/components/entity/address-link";
import { Notice } from "@/components/error/notice";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { accountsOf } from "@/lib/domain/send/send-subject";
import { usePrivateRecords } from "@/lib/query/use-private-records";
import { areSimilar } from "@/lib/ton/address/similar-address";
import type { SendableMessage } from "@/lib/ton/sending/sendable-message";

interface OwnSimilarAccountsProps {
  readonly network: PageNetwork;
  readonly message: SendableMessage;
}

/** Recipients that can be mistaken for an account in the visitor's own list, which never leaves the browser. */
export function OwnSimilarAccounts({ network, message }: OwnSimilarAccountsProps) {
  const records = usePrivateRecords(network.id);
  const pairs = accountsOf(message).flatMap((address) => {
    const own = records.find((record) => areSimilar(record.address, address));
    return own === undefined ? [] : [{ address, own: own.address }];
  });
  if (pairs.length === 0) return null;
  return (
    <Notice title="Similar to an account of your watchlist" tone="warning">
      {pairs.map(({ address, own }) => (
        <p key={address}>
          <AddressLink network={network} address={address} /> is not{" "}
          <AddressLink network={network} address={own} />
        </p>
      ))}
    </Notice>
  );
}
