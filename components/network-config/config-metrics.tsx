import { MetricCard, MetricCards } from "@/components/home/metric-card";
import type { DecodedConfig } from "@/lib/domain/network-config/decode-config";
import { valueText } from "@/lib/domain/network-config/value-text";
import type { PageNetwork } from "@/lib/domain/network/page-network";

interface Metric {
  readonly name: string;
  /** The number of its parameter in the configuration. */
  readonly parameter: number;
  readonly field: string;
}

const METRICS: readonly Metric[] = [
  { name: "Protocol version", parameter: 8, field: "Version" },
  { name: "Validators now", parameter: 34, field: "Validators" },
  { name: "Length of a round", parameter: 15, field: "Round" },
  { name: "Basechain gas", parameter: 21, field: "Gas price" },
];

interface ConfigMetricsProps {
  readonly network: PageNetwork;
  readonly config: DecodedConfig;
}

/** The most requested values. */
export function ConfigMetrics({ network, config }: ConfigMetricsProps) {
  return (
    <MetricCards label="Key parameters">
      {METRICS.map(({ name, parameter, field }) => {
        const { value, unit } = textOf(config, parameter, field, network.coin);
        // There is one line, half a phone wide: the unit and the number of the parameter do not both fit.
        return <MetricCard key={name} name={name} value={value} detail={unit ?? `parameter ${parameter}`} />;
      })}
    </MetricCards>
  );
}

interface MetricText {
  /** Short: on a phone a card is half as wide as the screen. */
  readonly value: string;
  readonly unit: string | null;
}

function textOf(config: DecodedConfig, id: number, name: string, coin: string): MetricText {
  const parameter = config.parameters.find((one) => one.id === id);
  const fields = parameter?.parts.flatMap((part) => (part.kind === "facts" ? part.fields : [])) ?? [];
  const field = fields.find((one) => one.name === name)?.value;
  if (field === undefined) return { value: "Unknown", unit: null };
  if (field.kind === "quantity") return { value: valueText({ ...field, unit: null }, coin), unit: null };
  const text = valueText(field, coin);
  // "100,800 s (1 d 4 h)", "66.6666… nanoTON per gas".
  const { exact, readable } = /^(?<exact>[^()]+) \((?<readable>[^()]+)\)$/.exec(text)?.groups ?? {};
  if (exact !== undefined && readable !== undefined) return { value: readable, unit: exact };
  const end = text.indexOf(" ");
  return end < 0 ? { value: text, unit: null } : { value: text.slice(0, end), unit: text.slice(end + 1) };
}
