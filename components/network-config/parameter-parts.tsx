import { DataTable, type Column, type PhonePlace } from "@/components/ui/data-table";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { ConfigFacts, ConfigTable, ConfigValue } from "@/lib/domain/network-config/config-value";
import { valueText } from "@/lib/domain/network-config/value-text";
import type { DecodedParameter } from "@/lib/domain/network-config/decode-config";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ConfigValueView } from "./config-value-view";

interface ParameterPartsProps {
  readonly network: PageNetwork;
  readonly parameter: Pick<DecodedParameter, "name" | "parts">;
  /** Which rows of a table are shown. */
  readonly rows: { readonly from: number; readonly most: number };
}

/** The decoded values of a parameter. */
export function ParameterParts({ network, parameter: { name, parts }, rows }: ParameterPartsProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {parts.map((part) =>
        part.kind === "facts" ? (
          <PartFacts key={part.title ?? ""} network={network} part={part} />
        ) : (
          <PartTable key={part.title} name={name} network={network} part={part} rows={rows} />
        ),
      )}
    </div>
  );
}

interface PartFactsProps {
  readonly network: PageNetwork;
  readonly part: ConfigFacts;
}

function PartFacts({ network, part: { title, fields } }: PartFactsProps) {
  return (
    <div>
      {title !== null && <h3 className="mb-2 font-semibold">{title}</h3>}
      <Facts>
        {fields.map(({ name, value }) => (
          <Fact key={name} name={name}>
            <ConfigValueView network={network} value={value} />
          </Fact>
        ))}
      </Facts>
    </div>
  );
}

interface PartTableProps extends Pick<ParameterPartsProps, "network" | "rows"> {
  /** The name of the parameter. */
  readonly name: string;
  readonly part: ConfigTable;
}

type TableRow = readonly ConfigValue[];

/** The columns' places on a phone. */
const PLACES: readonly PhonePlace[] = ["lead", "value", "detail", "aside", "more"];

function PartTable({ name, network, part, rows: { from, most } }: PartTableProps) {
  if (part.rows.length === 0) return <p className="text-muted">{part.title}: none</p>;
  return (
    <DataTable
      caption={`${name}: ${part.title}`}
      columns={tableColumns(network, part.columns)}
      rows={part.rows.slice(from, from + most)}
      idOf={(row) => row.map((value) => valueText(value, "")).join(" ")}
    />
  );
}

/** The first column names the row. */
function tableColumns(network: PageNetwork, titles: readonly string[]): readonly Column<TableRow>[] {
  return titles.map((title, place) => ({
    title,
    phone: PLACES[place] ?? "more",
    cell: (row) => {
      const value = row[place];
      return value === undefined ? null : <ConfigValueView network={network} value={value} brief />;
    },
  }));
}
