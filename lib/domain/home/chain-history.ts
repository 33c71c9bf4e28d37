/** How far an embedded chain has replayed its history. Times are in seconds since 1970. */
export interface ChainHistory {
  /** Steps of the replay. */
  readonly done: number;
  readonly of: number;
  readonly time: number;
  readonly until: number;
}
