import { MetricCard, MetricCards } from "@/components/home/metric-card";
import type { DecodedConfig } from "@/lib/domain/network-config/decode-config";
import { valueText } from "@/lib/domain/network-config/value-text";
import type { PageNetwork } from "@/lib/domain/network/page-network";

interface Metric {
  readonly name: string;
  readonly detail: string;
  /** Where it is in the configuration. */
  readonly parameter: number;
  readonly field: string;
}

const METRICS: readonly Metric[] = [
  { name: "Protocol version", detail: "Parameter 8", parameter: 8, field: "Version" },
  { name: "Validators", detail: "Current round, parameter 34", parameter: 34, field: "Validators" },
  { name: "Round", detail: "Length, parameter 15", parameter: 15, field: "Round" },
  { name: "Gas price", detail: "Basechain, parameter 21", parameter: 21, field: "Gas price" },
];

interface ConfigMetricsProps {
  readonly network: PageNetwork;
  readonly config: DecodedConfig;
}

/** What is looked for most often. */
export function ConfigMetrics({ network, config }: ConfigMetricsProps) {
  return (
    <MetricCards label="Key parameters">
      {METRICS.map(({ name, detail, parameter, field }) => (
        <MetricCard
          key={name}
          name={name}
          value={textOf(config, parameter, field, network.coin)}
          detail={detail}
        />
      ))}
    </MetricCards>
  );
}

function textOf(config: DecodedConfig, id: number, name: string, coin: string): string {
  const parameter = config.parameters.find((one) => one.id === id);
  const fields = parameter?.parts.flatMap((part) => (part.kind === "facts" ? part.fields : [])) ?? [];
  const field = fields.find((one) => one.name === name);
  if (field === undefined) return "Unknown";
  // The name of the card says the unit.
  return field.value.kind === "quantity"
    ? valueText({ ...field.value, unit: null }, coin)
    : valueText(field.value, coin).replace(/ per .*$/, "");
}
