/** Who may ask this service, and how often: data, so that it can come from anywhere. */
export interface Rules {
  /** The network that the service runs; a key of another one is refused. */
  readonly network: string;
  /** Requests a second of each place that asks without a key. */
  readonly keyless: number;
  readonly keys: readonly ServiceKey[];
}

export interface ServiceKey {
  readonly key: string;
  readonly network: string;
  /** Requests a second. */
  readonly rate: number;
}
