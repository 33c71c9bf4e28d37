import {
  complaintsPath,
  electionPath,
  electionsPath,
  roundsPath,
  stakeCalculatorPath,
  stakeDistributionPath,
  stakeEventsPath,
  validatorsPath,
  type NetworkName,
} from "../../paths";

interface Tab {
  readonly name: string;
  readonly path: (network: NetworkName) => string;
}

/** The tabs about all validators, each its own page, by the segment of its path. */
export const VALIDATORS_TABS = {
  validators: { name: "Validators", path: validatorsPath },
  stake: { name: "Stake", path: stakeDistributionPath },
  election: { name: "Next election", path: electionPath },
  cycles: { name: "Rounds", path: roundsPath },
  elections: { name: "Elections", path: electionsPath },
  complaints: { name: "Complaints", path: complaintsPath },
  events: { name: "Events", path: stakeEventsPath },
  calculator: { name: "Calculator", path: stakeCalculatorPath },
} as const satisfies Readonly<Record<string, Tab>>;

/** The tabs of one validator: their names and path endings. */
export const VALIDATOR_TABS = {
  rounds: { name: "Rounds", end: "" },
  events: { name: "Events", end: "/events" },
  complaints: { name: "Complaints", end: "/complaints" },
} as const;
