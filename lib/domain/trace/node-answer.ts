import type { Hash } from "../../ton/value/hash";

/** What can be asked of the node about a step of a trace, as URLs name it. */
export const NODE_QUESTIONS = ["receiver", "sender", "cells"] as const;
export type NodeQuestion = (typeof NODE_QUESTIONS)[number];

/** A transaction as the node keeps it. */
export interface NodeAnswer {
  readonly question: NodeQuestion;
  readonly hash: Hash;
  /** The transaction itself, as a bag of cells. */
  readonly data: string;
}

export function nodeQuestion(text: string | null): NodeQuestion | null {
  return NODE_QUESTIONS.find((one) => one === text) ?? null;
}
