"use client";

import { PageLink } from "@/components/ui/page-link";
import { Name } from "@/components/entity/name";
import { Section } from "@/components/ui/section";
import { accountPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { usePrivateRecords } from "@/lib/query/use-private-records";
import { labelsIn } from "./private-label-matches";

interface SearchLabelMatchesProps {
  readonly network: PageNetwork;
  readonly text: string;
}

/** The accounts whose private label contains the text. Found in the browser, where the labels are. */
export function SearchLabelMatches({ network, text }: SearchLabelMatchesProps) {
  const records = labelsIn(usePrivateRecords(network.id), text);
  if (records.length === 0) return null;
  return (
    <Section title="Private labels">
      <ul className="divide-y divide-line">
        {records.map(({ address, name }) => (
          <li key={address}>
            <PageLink href={accountPath(network, address)} className="block py-2 break-words">
              <Name text={name} max={60} />
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
