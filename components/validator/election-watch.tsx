"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { Coins } from "@/components/entity/coins";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { RoundElectionRow } from "@/lib/domain/validator/validator-list-rows";
import { openElectionQuery } from "@/lib/query/open-election-query";
import { counted } from "@/lib/text/counted";

interface ElectionWatchProps {
  readonly network: PageNetwork;
  /** The election as the page was rendered. */
  readonly election: RoundElectionRow;
}

/** Shows what has arrived in an open election since the page was rendered; the list changes only on request. */
export function ElectionWatch({ network, election }: ElectionWatchProps) {
  const router = useRouter();
  const { data } = useQuery(openElectionQuery(network.id, election.id));
  const now = data ?? election;
  const isSame =
    now.participants === election.participants &&
    now.stake === election.stake &&
    now.state === election.state;
  return (
    <p aria-live="polite" data-keeps-focus="" className="min-h-9 max-sm:min-h-15">
      {!isSame && (
        <>
          <button type="button" className="button" onClick={() => router.refresh()}>
            {now.state === "open" ? "Show new stakes" : "Election closed: show the result"}
          </button>{" "}
          {now.participants !== null && counted(now.participants, "participant")}
          {now.stake !== null && (
            <>
              {" · "}
              <Coins network={network} value={now.stake} brief />
            </>
          )}
        </>
      )}
    </p>
  );
}
