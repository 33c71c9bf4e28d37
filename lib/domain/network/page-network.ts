import type { NetworkName } from "../../paths";

/** A network as pages know it: nothing of it is secret. */
export interface PageNetwork extends NetworkName {
  /** The symbol of the coin there. */
  readonly coin: string;
  readonly testnet: boolean;
  readonly requestsPerSecond: number;
  readonly hasKey: boolean;
}
