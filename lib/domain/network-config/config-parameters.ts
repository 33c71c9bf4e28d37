import { BRIDGE_PARAMETERS } from "./parameters/bridge-parameters";
import { CONSENSUS_PARAMETERS } from "./parameters/consensus-parameters";
import { CONTRACT_PARAMETERS } from "./parameters/contract-parameters";
import { ECONOMY_PARAMETERS } from "./parameters/economy-parameters";
import { FEE_PARAMETERS } from "./parameters/fee-parameters";
import { GOVERNANCE_PARAMETERS } from "./parameters/governance-parameters";
import { LIMIT_PARAMETERS } from "./parameters/limit-parameters";
import { VALIDATOR_PARAMETERS } from "./parameters/validator-parameters";
import { WORKCHAIN_PARAMETERS } from "./parameters/workchain-parameters";
import type { ParameterRow } from "./parameter-row";

/** All parameters that are decoded, in the order of the page. A new one is a new row. */
export const CONFIG_PARAMETERS: readonly ParameterRow[] = [
  ...VALIDATOR_PARAMETERS,
  ...FEE_PARAMETERS,
  ...LIMIT_PARAMETERS,
  ...CONSENSUS_PARAMETERS,
  ...WORKCHAIN_PARAMETERS,
  ...CONTRACT_PARAMETERS,
  ...ECONOMY_PARAMETERS,
  ...GOVERNANCE_PARAMETERS,
  ...BRIDGE_PARAMETERS,
];

/** "34 Current validators", also of a number that is not known. */
export function parameterTitle(id: number | null): string {
  const row = CONFIG_PARAMETERS.find((one) => one.id === id);
  return id === null ? "Parameter" : row === undefined ? `Parameter ${id}` : `${id} ${row.name}`;
}
