import type { ReactNode } from "react";
import { AskAgain } from "@/components/error/ask-again";
import { ErrorNotice } from "@/components/error/error-notice";
import { passes } from "@/components/error/passing";
import type { Result } from "@/lib/toncenter/error";

interface NodeAnswerProps<T> {
  readonly answer: Result<T>;
  readonly children: (value: T) => ReactNode;
}

/** Renders the answer of a node, or its error. */
export function NodeAnswer<T>({ answer, children }: NodeAnswerProps<T>) {
  if (answer.ok) return children(answer.value);
  const { error } = answer;
  return (
    <>
      <ErrorNotice error={error} asksAgain={passes(error)} />
      {passes(error) && <AskAgain error={error} />}
    </>
  );
}
