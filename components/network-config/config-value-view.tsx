import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { HashText } from "@/components/entity/hash-text";
import { Time } from "@/components/entity/time/time";
import { PageLink } from "@/components/ui/page-link";
import type { ConfigValue } from "@/lib/domain/network-config/config-value";
import { valueText } from "@/lib/domain/network-config/value-text";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { parameterPath } from "@/lib/paths";

interface ConfigValueViewProps {
  readonly network: PageNetwork;
  readonly value: ConfigValue;
  /** In a list: keys are shown by their ends. */
  readonly brief?: boolean;
}

/** A value of the configuration, with its unit. */
export function ConfigValueView({ network, value, brief = false }: ConfigValueViewProps) {
  switch (value.kind) {
    case "coins":
      return <Coins network={network} value={value.value} />;
    case "account":
      return <AddressLink network={network} address={value.address} copy={!brief} />;
    case "digits":
      return <HashText hash={value.digits} full={!brief} what={value.what} />;
    case "time":
      return value.at === 0 ? "Genesis" : <Time atMs={value.at * 1_000} detail={!brief} />;
    case "parameters":
      return <ParameterLinks network={network} ids={value.ids} />;
    case "price":
    case "quantity":
    case "duration":
    case "ratio":
    case "flag":
    case "text":
      return valueText(value, network.coin);
  }
}

interface ParameterLinksProps {
  readonly network: PageNetwork;
  readonly ids: readonly number[];
}

function ParameterLinks({ network, ids }: ParameterLinksProps) {
  return (
    <ul className="flex flex-wrap gap-x-3">
      {ids.map((id) => (
        <li key={id}>
          <PageLink href={parameterPath(network, id)}>{id}</PageLink>
        </li>
      ))}
    </ul>
  );
}
