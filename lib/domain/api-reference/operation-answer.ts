/** The answer of a call, as its caller would get it. */
export interface OperationAnswer {
  readonly status: number;
  /** Of the call as this server made it. */
  readonly durationMs: number;
  /** Indented. */
  readonly text: string;
  /** Of the whole answer, in characters. */
  readonly length: number;
  readonly isWhole: boolean;
}
