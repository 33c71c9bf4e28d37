import { RefreshedError } from "@/components/error/refreshed-error";
import type { ReactNode } from "react";
import type { Result } from "@/lib/toncenter/error";

interface NodeAnswerProps<T> {
  readonly answer: Result<T>;
  readonly children: (value: T) => ReactNode;
}

/** Renders the answer of a node, or its error. */
export function NodeAnswer<T>({ answer, children }: NodeAnswerProps<T>) {
  return answer.ok ? children(answer.value) : <RefreshedError error={answer.error} />;
}
