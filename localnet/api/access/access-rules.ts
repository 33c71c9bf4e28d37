/** API keys and rate limits. */
export interface AccessRules {
  /** The network of this service; keys of other networks are rejected. */
  readonly network: string;
  /** Requests per second for each remote address without a key. */
  readonly keyless: number;
  readonly keys: readonly ServiceKey[];
}

export interface ServiceKey {
  readonly key: string;
  readonly network: string;
  /** Requests per second. */
  readonly rate: number;
}
