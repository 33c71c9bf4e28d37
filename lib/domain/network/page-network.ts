import type { NetworkName } from "../../paths";

/** The public settings of a network, for pages. */
export interface PageNetwork extends NetworkName {
  /** The symbol of its coin. */
  readonly coin: string;
  readonly testnet: boolean;
  readonly requestsPerSecond: number;
  readonly hasKey: boolean;
}
