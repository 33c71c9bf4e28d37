import type { ReadParameter } from "./parameter-layout";

/** The groups of the page, in its order. */
export const PARAMETER_GROUPS = [
  "Validators",
  "Elections and staking",
  "Fees and gas",
  "Limits",
  "Consensus",
  "Version and workchains",
  "System contracts",
  "Economy",
  "Governance",
  "Bridges",
  "Other",
] as const;

export type ParameterGroup = (typeof PARAMETER_GROUPS)[number];

/** A parameter of the network's configuration. */
export interface ParameterRow {
  readonly id: number;
  readonly name: string;
  /** What it decides, in one sentence. */
  readonly about: string;
  readonly group: ParameterGroup;
  readonly read: ReadParameter;
}
