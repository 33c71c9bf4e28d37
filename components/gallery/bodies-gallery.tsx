import { BodyView } from "@/components/message/body/body-view";
import { FactRows } from "@/components/transaction/page/fact-rows";
import { CellChanges } from "@/components/transaction/page/cell-changes";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Body, Fit, NamedValue, Value } from "@/lib/ton/bodies/value";
import type { CellNode } from "@/lib/ton/cell/cell";
import { formatOpcode } from "@/lib/ton/contract/opcode";
import { ELECTOR, HASH, HOSTILE_NAMES } from "./gallery-examples";

const VALUES: Readonly<Record<string, Value>> = {
  query_id: { is: "number", value: 2n ** 64n - 1n },
  forward_ton_amount: { is: "coins", value: 1_500_000_001n },
  amount: { is: "units", value: 10n ** 30n },
  valid_until: { is: "time", value: 1_790_000_000n },
  expires: { is: "time", value: 2n ** 32n - 1n },
  bounce: { is: "flag", value: true },
  destination: { is: "address", address: ELECTOR },
  response_destination: { is: "address", address: null },
  signature: { is: "bits", hex: "8f3a91bc".repeat(16) },
  text: { is: "text", text: HOSTILE_NAMES.join(" "), whole: false },
  encrypted_text: { is: "sealed", bytes: 128 },
  custom_payload: { is: "none" },
  order: { is: "cells", hash: HASH, bits: 267, refs: 2 },
  forward_payload: { is: "cells", hash: null, bits: 12, refs: 1 },
};

const FIELDS: readonly NamedValue[] = Object.entries(VALUES).map(([name, value]) => ({ name, value }));

function example(fit: Fit, fields: readonly NamedValue[], more: Partial<Body> = {}): Body {
  const opcode = formatOpcode(0x0f8a7ea5);
  return { name: "jetton_transfer", opcode, standard: "TEP-74", fields, fit, by: "opcode", ...more };
}

const SHORT = FIELDS.slice(0, 3);
const NESTED: readonly NamedValue[] = [
  { name: "seqno", value: { is: "number", value: 5n } },
  {
    name: "orders",
    value: {
      is: "list",
      items: [
        { is: "group", name: "send", fields: FIELDS.slice(5, 8) },
        { is: "body", body: example({ is: "part", bits: 3, refs: 1 }, SHORT) },
      ],
      whole: true,
    },
  },
  { name: "other_actions", value: { is: "list", items: [], whole: true } },
  {
    name: "votes",
    value: {
      is: "dictionary",
      entries: [
        { key: { is: "number", value: 7n }, value: { is: "flag", value: true } },
        { key: { is: "number", value: 9n }, value: { is: "group", name: null, fields: SHORT } },
      ],
      whole: false,
    },
  },
];

const BODIES: readonly (readonly [name: string, body: Body])[] = [
  ["Every kind of value", example({ is: "whole" }, FIELDS)],
  [
    "One in another",
    example({ is: "whole" }, NESTED, {
      name: "wallet_v3_external_message",
      standard: "code of the wallet",
      by: "form",
    }),
  ],
  ["More than its layout", example({ is: "part", bits: 267, refs: 0 }, SHORT)],
  ["Came back", example({ is: "beginning" }, SHORT)],
  ["Too much of it", example({ is: "cut" }, SHORT)],
  ["Not what it begins like", example({ is: "unfit", field: "amount" }, [])],
];

const cell = (data: string, refs: readonly number[] = []): CellNode => ({
  hash: HASH,
  bits: data.length * 4,
  data,
  refs: [...refs],
  kind: "ordinary",
  depth: refs.length,
  level: 0,
});

const CHANGES = [
  { level: 0, path: [], before: cell("0000000529a9a317", [1]), after: cell("0000000629a9a317", [1]) },
  { level: 1, path: [0], before: cell("ab", [1, 2]), after: cell("ab", [1, 2]) },
  { level: 2, path: [0, 1], before: null, after: cell("8f3a91bc".repeat(16)) },
  { level: 2, path: [0, 1], before: cell("1234"), after: null },
];

/** Decoded bodies, and changed cells. */
export function Bodies({ network }: { readonly network: PageNetwork }) {
  const place = { network, nameOf: () => "elector.ton" };
  return (
    <>
      <Section title="Decoded bodies">
        <FactRows
          rows={BODIES.map(([name, body]) => [name, <BodyView key={name} body={body} place={place} />])}
        />
      </Section>
      <Section title="Changed cells">
        <CellChanges changes={CHANGES} />
      </Section>
    </>
  );
}
