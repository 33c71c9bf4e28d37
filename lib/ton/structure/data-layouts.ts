import { BodyReader } from "../bodies/body-reader";
import {
  account,
  address,
  anyCell,
  bits,
  coins,
  flag,
  ifReferred,
  int,
  maybe,
  uint,
  units,
  type Fields,
} from "../bodies/fields";
import { readingOf } from "../bodies/read-body";
import { readLayout } from "../bodies/read-layout";
import type { NamedValue } from "../bodies/value";
import type { CellGraph } from "../cell/cell";

interface DataLayout {
  /** Prefixes of names of code or of the index's interfaces. */
  readonly kinds: readonly string[];
  readonly fields: Fields;
}

const KEY = bits(256);
const SEQNO: Fields = { seqno: uint(32) };
const NUMBERED: Fields = { ...SEQNO, wallet_id: int(32) };

/** How widely used contracts store their data. The first layout that fits to the last bit counts. */
const LAYOUTS: readonly DataLayout[] = [
  { kinds: ["wallet_v1", "wallet_v2"], fields: { ...SEQNO, public_key: KEY } },
  { kinds: ["wallet_v3"], fields: { ...NUMBERED, public_key: KEY } },
  { kinds: ["wallet_v4"], fields: { ...NUMBERED, public_key: KEY, plugins: maybe(anyCell) } },
  {
    kinds: ["wallet_v5"],
    fields: { signature_allowed: flag, ...NUMBERED, public_key: KEY, extensions: maybe(anyCell) },
  },
  {
    kinds: ["jetton_wallet"],
    fields: { balance: units, owner: account, jetton_master: account, wallet_code: anyCell },
  },
  {
    kinds: ["jetton_wallet"],
    fields: { status: uint(4), balance: units, owner: account, jetton_master: account },
  },
  { kinds: ["jetton_wallet"], fields: { balance: units, owner: account, jetton_master: account } },
  {
    kinds: ["jetton_master"],
    fields: { total_supply: units, admin: address, content: anyCell, wallet_code: anyCell },
  },
  {
    kinds: ["nft_item"],
    fields: { index: uint(64), collection: address, owner: address, content: ifReferred(anyCell) },
  },
  {
    kinds: ["nft_collection"],
    fields: {
      owner: address,
      next_item_index: uint(64),
      content: anyCell,
      item_code: anyCell,
      royalty: anyCell,
    },
  },
  {
    kinds: ["multisig_v2"],
    fields: {
      next_order_seqno: bits(256),
      threshold: uint(8),
      signers: anyCell,
      signers_count: uint(8),
      proposers: maybe(anyCell),
      arbitrary_order_seqno: flag,
    },
  },
  {
    kinds: ["vesting", "wallet_vesting"],
    fields: { ...NUMBERED, public_key: KEY, whitelist: maybe(anyCell), parameters: anyCell },
  },
  {
    kinds: ["subscription"],
    fields: { owner: account, beneficiary: account, amount: coins, period: uint(32) },
  },
];

const MOST_VALUES = 100;

/** The data of a contract of one of these kinds by its fields; null if no layout fits. */
export function readDataLayout(
  graph: CellGraph,
  root: number,
  kinds: readonly string[],
): readonly NamedValue[] | null {
  const cell = graph.cells[root];
  if (cell === undefined || cell.kind !== "ordinary") return null;
  for (const { kinds: beginnings, fields } of LAYOUTS) {
    if (!kinds.some((kind) => beginnings.some((beginning) => kind.startsWith(beginning)))) continue;
    const reader = new BodyReader(graph, cell, readingOf(MOST_VALUES));
    const body = readLayout({ name: "data", standard: "", fields }, reader, null, "account");
    if (body.fit.is === "whole") return body.fields;
  }
  return null;
}
