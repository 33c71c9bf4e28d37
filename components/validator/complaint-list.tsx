"use client";

import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time/time";
import { rowList } from "@/components/list/row-list";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { RoundComplaintRow } from "@/lib/domain/validator/validator-list-rows";
import { COMPLAINTS, OWN_COMPLAINTS } from "@/lib/domain/validator/validator-row-kinds";
import { ALL_COMPLAINTS, VOTES_FIELD, writeComplaintsQuery } from "@/lib/domain/validator/validator-queries";
import { blockPath, complaintsPath, decodePath } from "@/lib/paths";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { counted } from "@/lib/text/counted";
import { shareText } from "@/lib/ton/value/share";
import { MaybeCount, RoundLink, UNKNOWN } from "./validator-cells";
import { ValidatorLink } from "./validator-link";

interface CellProps {
  readonly network: PageNetwork;
  readonly row: RoundComplaintRow;
}

function complaintColumns(network: PageNetwork): readonly Column<RoundComplaintRow>[] {
  return [
    {
      title: "Validator",
      phone: "lead",
      cell: ({ holder, publicKey }) => (
        <ValidatorLink network={network} holder={holder} publicKey={publicKey} />
      ),
    },
    {
      title: "Description",
      phone: "more",
      width: "w-80 max-w-80",
      cell: (row) => <Description network={network} row={row} />,
    },
    {
      title: "Status",
      phone: "detail",
      cell: ({ isPassed }) =>
        isPassed === null ? (
          <Badge>Unknown</Badge>
        ) : isPassed ? (
          <Badge tone="negative">Passed</Badge>
        ) : (
          <Badge>Not passed</Badge>
        ),
    },
    {
      title: "Votes",
      phone: "more",
      cell: (row) => <Votes network={network} row={row} />,
    },
    {
      title: "Suggested fine",
      numeric: true,
      phone: "value",
      cell: (row) => <Fine network={network} row={row} />,
    },
    { title: "Severity", numeric: true, cell: ({ severity }) => <MaybeCount value={severity} /> },
    {
      title: "Round",
      cell: ({ round }) => (round === null ? UNKNOWN : <RoundLink network={network} since={round} />),
    },
    {
      title: "Reported by",
      cell: ({ reporter }) =>
        reporter === null ? (
          UNKNOWN
        ) : (
          <AddressLink
            network={network}
            address={reporter.address}
            name={reporter.name ?? undefined}
            bounceable={reporter.bounceable}
            copy={false}
          />
        ),
    },
    {
      title: "Time",
      numeric: true,
      phone: "aside",
      cell: ({ at }) => (at === null ? UNKNOWN : <Time atMs={at * 1_000} />),
    },
  ];
}

/** The number of votes, with a link to the voters. */
function Votes({ network, row: { hash, publicKey, round, votes, approved } }: CellProps) {
  const count = counted(votes, "vote");
  const query = writeComplaintsQuery({
    ...ALL_COMPLAINTS,
    validator: publicKey === null ? null : { is: "key", hash: publicKey },
    round,
  });
  query.set(VOTES_FIELD, hash);
  return (
    <>
      {votes === 0 ? count : <PageLink href={`${complaintsPath(network, query)}#votes`}>{count}</PageLink>}
      {approved !== null && <span className="text-muted"> · {shareText(approved)} of weight</span>}
    </>
  );
}

/** The complaint's text or data, and its cell. */
function Description({ network, row: { description, boc } }: CellProps) {
  return (
    <span className="block whitespace-normal">
      {description.is === "text" && <Name text={description.text} max={120} />}
      {description.is === "unknown" && <span className="text-muted">Unknown format</span>}
      {description.is === "blocks" && (
        <>
          Missed blocks
          <ProducedAt network={network} word="from" at={description.from} seqno={description.fromBlock} />
          <ProducedAt network={network} word="to" at={description.until} seqno={description.untilBlock} />
        </>
      )}
      {boc !== null && description.is !== "text" && (
        <>
          {" "}
          <PageLink href={decodePath(network, boc)}>BoC</PageLink>
        </>
      )}
    </span>
  );
}

interface ProducedAtProps {
  readonly network: PageNetwork;
  readonly word: string;
  readonly at: number | null;
  readonly seqno: number | null;
}

function ProducedAt({ network, word, at, seqno }: ProducedAtProps) {
  if (at === null) return null;
  const time = <Time atMs={at * 1_000} />;
  return (
    <>
      {` ${word} `}
      {seqno === null ? (
        time
      ) : (
        <PageLink href={blockPath(network, { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno })}>
          {time}
        </PageLink>
      )}
    </>
  );
}

function Fine({ network, row: { fine, finePart } }: CellProps) {
  if (fine === null) return UNKNOWN;
  return (
    <>
      <Coins network={network} value={fine} brief />
      {finePart !== null && finePart > 0 && (
        <span className="text-muted max-sm:block"> + {shareText(finePart, 4)} of stake</span>
      )}
    </>
  );
}

export const ComplaintList = rowList({ kind: COMPLAINTS, columns: complaintColumns });

export const OwnComplaintList = rowList({ kind: OWN_COMPLAINTS, columns: complaintColumns });
