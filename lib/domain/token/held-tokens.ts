import { counted } from "../../text/counted";
import type { TrustMark } from "../../text/trust/trust-rules";
import { tokenMarks, type TokenIdentity } from "./token-marks";

export interface MarkedToken<T extends TokenIdentity> {
  readonly token: T;
  readonly mark: TrustMark | null;
}

export interface HeldTokens<T extends TokenIdentity> {
  /** In the order given; some may have a mark. */
  readonly shown: readonly MarkedToken<T>[];
  /** To be folded under `suspiciousLabel`; all of them have a mark. */
  readonly suspicious: readonly MarkedToken<T>[];
}

/** The tokens of one holder with their marks, and those to fold away. `coin` is the symbol of the network's coin. */
export function heldTokens<T extends TokenIdentity>(held: readonly T[], coin: string): HeldTokens<T> {
  const marks = tokenMarks(held, coin);
  const marked = held.map((token) => ({ token, mark: marks.get(token.master) ?? null }));
  return {
    shown: marked.filter(({ mark }) => mark?.suspicious !== true),
    suspicious: marked.filter(({ mark }) => mark?.suspicious === true),
  };
}

/** "1 suspicious token" */
export function suspiciousLabel(count: number): string {
  return counted(count, "suspicious token");
}
