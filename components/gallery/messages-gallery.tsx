"use client";

import { accountMessageColumns } from "@/components/message/account-message-columns";
import { latestMessageColumns } from "@/components/message/latest-message-columns";
import { methodPaths } from "@/components/contract/method-paths";
import { MethodTable } from "@/components/contract/method-table";
import { NoContract } from "@/components/contract/no-contract";
import { DataTable } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
import type { MessageRow } from "@/lib/domain/message/message-row";
import { messageRowId } from "@/lib/domain/message/message-row-kinds";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { parseHash } from "@/lib/ton/value/hash";
import { formatOpcode } from "@/lib/ton/contract/opcode";
import { ELECTOR, HASH, HOSTILE_NAMES } from "./gallery-examples";

const PLAIN: Omit<MessageRow, "hash"> = {
  transaction: null,
  direction: "in",
  from: { address: ELECTOR, name: "elector.ton", bounceable: true },
  to: { address: ELECTOR, name: "elector.ton", bounceable: true },
  operation: "Transfer",
  opcode: null,
  comment: null,
  contents: null,
  amount: 1_500_000_000n,
  currencies: [],
  at: Date.UTC(2026, 10, 1) / 1_000,
};

/** Differences of each kind of message from a plain transfer. */
const KINDS: readonly Partial<MessageRow>[] = [
  {},
  {
    operation: "Transfer with comment",
    opcode: formatOpcode(0),
    comment: { text: HOSTILE_NAMES.join(" "), length: 5_000 },
  },
  {
    direction: "out",
    operation: "Jetton transfer",
    opcode: formatOpcode(0x0f8a7ea5),
    contents: { "@type": "jetton_transfer", amount: "5", custom_payload: null },
  },
  {
    direction: "out",
    operation: "0xdeadbeef",
    opcode: formatOpcode(0xdeadbeef),
    currencies: [{ id: "100", amount: 5n }],
  },
  { direction: "self", amount: 0n },
  { from: null, operation: "External message", amount: null, at: null },
  { direction: "out", to: null, operation: "Log", amount: null },
];

const ROWS = KINDS.map((kind, place) => ({ ...PLAIN, ...kind, hash: parseHash(`${place}`.repeat(64)) }));

const STATUSES = [null, "uninit", "frozen", "nonexist", "something new"];

export function Messages({ network }: { readonly network: PageNetwork }) {
  return (
    <>
      <Section title="Messages of an account">
        <DataTable
          caption="Messages, one of each kind"
          columns={accountMessageColumns(network)}
          rows={ROWS}
          idOf={messageRowId}
        />
      </Section>
      <Section title="Messages of all accounts">
        <DataTable
          caption="Messages as nobody in particular sees them"
          columns={latestMessageColumns(network)}
          rows={ROWS.map((row) => ({ ...row, direction: null }))}
          idOf={messageRowId}
        />
      </Section>
      <Section title="Contracts">
        <div className="mb-6 grid gap-4">
          {STATUSES.map((status) => (
            <NoContract key={status} status={status} frozenHash={status === "frozen" ? HASH : null} />
          ))}
        </div>
        <MethodTable
          pathOf={methodPaths(network, ELECTOR)}
          account={ELECTOR}
          methods={{ ids: [-1, 0, 1, 85_143, 76_407, 99_999], from: "code" }}
          running={{ is: "absent" }}
        />
      </Section>
    </>
  );
}
