import { Badge } from "@/components/ui/badge";
import { numberText } from "@/lib/text/counted";
import type { OperationAnswer } from "@/lib/domain/api-reference/operation-answer";
import { CodeBox } from "./code-box";

interface OperationAnswerViewProps {
  readonly answer: OperationAnswer;
  /** The URL of the whole answer; null if a link cannot make the call. */
  readonly href: string | null;
}

export function OperationAnswerView({ answer, href }: OperationAnswerViewProps) {
  const { status, durationMs, text, length, isWhole } = answer;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Badge tone={status < 400 ? "positive" : "negative"}>HTTP {status}</Badge>
        <span className="text-muted">
          {numberText(durationMs)} ms, {numberText(length)} characters
          {!isWhole && ", the first 100,000 shown"}
        </span>
        {href !== null && (
          <a href={href} target="_blank" rel="noopener">
            Open the answer
          </a>
        )}
      </p>
      <CodeBox what="answer" text={text} />
    </div>
  );
}
