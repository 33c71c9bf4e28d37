import type { ReactNode } from "react";
import { BagCells } from "@/components/contract/bag-cells";
import { decodeHref, DecodeLink } from "@/components/contract/decode-link";
import { AddressLink } from "@/components/entity/address-link";
import { Amount } from "@/components/entity/amount";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { LongText } from "@/components/entity/long-text";
import { Time } from "@/components/entity/time/time";
import { durationText } from "@/components/entity/time/time-text";
import { PageLink } from "@/components/ui/page-link";
import { DataTable, type Column, type PhonePlace } from "@/components/ui/data-table";
import { Fact, Facts } from "@/components/ui/fact-list";
import type {
  CallCells,
  CallValue,
  CellContent,
  IntLeaf,
  NamedCallValue,
} from "@/lib/domain/call/call-value";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { counted } from "@/lib/text/counted";

interface CallValuesProps {
  readonly network: PageNetwork;
  readonly values: readonly NamedCallValue[];
  readonly more: number;
}

/** The values of a stack, or of a tuple or list in it. */
export function CallValues({ network, values, more }: CallValuesProps) {
  if (values.length === 0) return <p className="text-muted">Nothing returned</p>;
  return (
    <>
      <Facts>
        {values.map(({ name, value }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- values of a stack are known by their place
          <Fact key={place} name={name ?? (values.length === 1 ? "Value" : `Value ${place + 1}`)}>
            <CallValueView network={network} name={name ?? "value"} value={value} />
          </Fact>
        ))}
      </Facts>
      <LeftOut more={more} />
    </>
  );
}

function LeftOut({ more }: { readonly more: number }) {
  return more > 0 && <p className="mt-2 text-muted">{counted(more, "more value")} in the JSON</p>;
}

interface CallValueViewProps {
  readonly network: PageNetwork;
  readonly name: string;
  readonly value: CallValue;
  /** In a table. */
  readonly brief?: boolean;
}

function CallValueView({ network, name, value, brief = false }: CallValueViewProps) {
  switch (value.is) {
    case "int":
      return <IntView network={network} value={value.value} meaning={value.meaning} brief={brief} />;
    case "account":
      return <AddressLink network={network} address={value.address} copy={!brief} />;
    case "cells":
      return <CellsView network={network} name={name} cells={value} brief={brief} />;
    case "items":
      return (
        <div className="border-s-2 border-line ps-3">
          <p className="mb-1 text-sm text-muted">
            {value.type} of {counted(value.items.length + value.more, "value")}
          </p>
          {value.items.length > 0 && <CallValues network={network} values={value.items} more={value.more} />}
        </div>
      );
    case "table":
      return <TableView network={network} name={name} table={value} />;
    case "null":
      return <span className="text-muted">null</span>;
    case "omitted":
      return <span className="text-muted">in the JSON</span>;
    case "unknown":
      return <span className="text-muted">unsupported type</span>;
  }
}

interface IntViewProps {
  readonly network: PageNetwork;
  readonly value: bigint;
  readonly meaning: IntLeaf;
  readonly brief: boolean;
}

/** Up to this number the hexadecimal form adds nothing. */
const LAST_DIGIT = 9n;

function IntView({ network, value, meaning, brief }: IntViewProps) {
  const meant = meantInt(network, value, meaning, brief);
  const isPlain = meant === null;
  const hex = value > LAST_DIGIT || value < -LAST_DIGIT ? hexText(value) : null;
  return (
    <>
      {isPlain ? <span className="break-all">{value.toString()}</span> : meant}
      {hex !== null && meaning !== "hash" && !brief && (
        <span className="ms-2 code-text text-sm break-all text-muted">{hex}</span>
      )}
    </>
  );
}

function hexText(value: bigint): string {
  return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`;
}

const MAX_TIME = 2n ** 32n;
const HASH_LIMIT = 2n ** 256n;

/** Null for a number that cannot have the meaning it should. */
function meantInt(network: PageNetwork, value: bigint, meaning: IntLeaf, brief: boolean): ReactNode | null {
  switch (meaning) {
    case "int":
      return null;
    case "flag":
      return value === 0n ? "No" : value === -1n || value === 1n ? "Yes" : null;
    case "coins":
      return <Coins network={network} value={value} brief={brief} />;
    case "units":
      return value < 0n ? null : <Amount value={value} decimals={null} />;
    case "time":
      return value > 0n && value < MAX_TIME ? <Time atMs={Number(value) * 1_000} detail={!brief} /> : null;
    case "duration":
      return value > 0n && value < MAX_TIME ? (
        <>
          <Count value={value} /> s{" "}
          <span className="text-muted">({durationText(Number(value) * 1_000)})</span>
        </>
      ) : null;
    case "hash":
      return value < 0n || value >= HASH_LIMIT ? null : (
        <HashText hash={value.toString(16).padStart(64, "0")} full={!brief} what="number" />
      );
  }
}

interface CellsViewProps {
  readonly network: PageNetwork;
  readonly name: string;
  readonly cells: CallCells;
  readonly brief: boolean;
}

function CellsView({ network, name, cells, brief }: CellsViewProps) {
  const { type, boc, root, graph, meaning } = cells;
  if (meaning?.is === "address") return <AddressLink network={network} address={meaning.address} />;
  if (meaning?.is === "nobody") return <span className="text-muted">none</span>;
  if (root === null) return <span className="text-muted">{type}, too large or invalid</span>;
  if (brief) {
    const href = decodeHref(network, boc);
    const size = counted(root.cells, "cell");
    return href === null ? size : <PageLink href={href}>{size}</PageLink>;
  }
  const what = name.toLowerCase();
  const size = [counted(root.bits, "bit"), counted(root.refs, "reference"), counted(root.cells, "cell")];
  return (
    <>
      {meaning !== null && (
        <div>
          <MeaningView meaning={meaning} />
        </div>
      )}
      <div className="text-sm text-muted">
        {type}: {size.join(", ")}
      </div>
      <BagCells boc={boc} graph={graph} what={what} />
      <DecodeLink network={network} what={what} boc={boc} />
    </>
  );
}

type ReadContent = Exclude<CellContent, { is: "address" | "nobody" }>;

function MeaningView({ meaning }: { readonly meaning: ReadContent }) {
  switch (meaning.is) {
    case "text":
      return <LongText text={meaning.text} />;
    case "off-chain content":
      return (
        <>
          Off-chain: <LongText text={meaning.uri} />
        </>
      );
    case "on-chain content":
      return `On-chain, ${counted(meaning.keys, "field")}`;
  }
}

interface TableViewProps {
  readonly network: PageNetwork;
  readonly name: string;
  readonly table: Extract<CallValue, { is: "table" }>;
}

interface TableRow {
  readonly place: number;
  readonly values: readonly CallValue[];
}

/** The columns' places on a phone. */
const PLACES: readonly PhonePlace[] = ["lead", "value", "detail", "aside", "more"];

function TableView({ network, name, table: { columns, rows, more } }: TableViewProps) {
  if (rows.length === 0) return <span className="text-muted">none</span>;
  return (
    <>
      <DataTable
        caption={name}
        columns={columns.map((title, place) => valueColumn(network, title, place))}
        rows={rows.map((values, place) => ({ place, values }))}
        idOf={({ place }) => String(place)}
      />
      <LeftOut more={more} />
    </>
  );
}

function valueColumn(network: PageNetwork, title: string, place: number): Column<TableRow> {
  return {
    title,
    phone: PLACES[place] ?? "more",
    cell: ({ values }) => {
      const value = values[place];
      if (value === undefined) return null;
      return (
        <>
          {/* Phones show no column heads: the first two are recognizable by their place. */}
          {place > 1 && <span className="text-muted sm:hidden">{title}: </span>}
          <CallValueView network={network} name={title} value={value} brief />
        </>
      );
    },
  };
}
