import { ExportControl } from "@/components/export/export-control";
import { messageExportColumns } from "@/components/message/export-columns";
import type { ExportColumn } from "@/lib/query/export/column";
import { addressText } from "@/lib/query/export/values";
import type { BlockMessageRow } from "@/lib/query/message/block-message-row";
import { loadBlockMessageRow } from "@/lib/query/message/block-message-rows";
import { messageRowId } from "@/lib/query/message/message-rows";
import type { PageNetwork } from "@/lib/query/page-network";
import type { Party } from "@/lib/query/transaction-row";

interface BlockMessageExportProps {
  readonly network: PageNetwork;
  readonly path: string;
  readonly subject: string;
}

export function BlockMessageExport({ network, path, subject }: BlockMessageExportProps) {
  return (
    <ExportControl
      network={network}
      what="messages"
      subject={subject}
      path={path}
      pin={null}
      loadRow={loadBlockMessageRow}
      idOf={messageRowId}
      columns={columnsOf(network)}
    />
  );
}

/** Those that say how one account sees a message. */
const OF_AN_ACCOUNT: ReadonlySet<string> = new Set(["direction", "party", "party_name"]);

/** As messages of an account have them, but with both ends. */
function columnsOf(network: PageNetwork): readonly ExportColumn<BlockMessageRow>[] {
  const text = (party: Party | null) => (party === null ? null : addressText(party.address, network));
  const common = messageExportColumns(network).filter(({ name }) => !OF_AN_ACCOUNT.has(name));
  return [
    ...common.map(({ name, value }) => ({
      name,
      value: (row: BlockMessageRow) => value({ ...row, direction: "in", party: row.from }),
    })),
    { name: "here", value: ({ here }) => here },
    { name: "from", value: ({ from }) => text(from) },
    { name: "to", value: ({ to }) => text(to) },
  ];
}
