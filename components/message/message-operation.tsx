import { CommentText } from "@/components/action/comment-text";
import { MessageContent } from "@/components/transaction/page/message-content";
import { Disclosure } from "@/components/ui/disclosure";
import { InterfaceEntry } from "@/components/entity/interface-entry";
import { Name } from "@/components/entity/name";
import type { MessageRow } from "@/lib/domain/message/message-row";

/** Maximum of decoded lines in a row; the transaction's page has all. */
const LINES = 40;

interface MessageOperationProps {
  readonly row: Pick<MessageRow, "operation" | "opcode" | "comment" | "contents"> &
    Partial<Pick<MessageRow, "to" | "from">>;
}

/** The operation of a message: name, opcode and decoded content. */
export function MessageOperation({ row }: MessageOperationProps) {
  const { operation, opcode, comment, contents, to, from } = row;
  return (
    <>
      {operation !== opcode && <Name text={operation} max={60} />}
      {opcode !== null && (
        <InterfaceEntry of={to?.address ?? from?.address ?? null} entry={{ opcode }}>
          <span className={`code-text ${operation === opcode ? "" : "ms-1.5 text-xs text-muted"}`}>
            {opcode}
          </span>
        </InterfaceEntry>
      )}
      {comment !== null && (
        <div>
          <CommentText comment={{ is: "comment", encrypted: false, ...comment }} />
        </div>
      )}
      {contents !== null && contents !== undefined && (
        <div>
          <Disclosure summary="contents" label={`Contents of the message: ${operation}`}>
            {() => (
              <div className="rounded-control border border-line p-2 text-xs wrap-anywhere whitespace-normal">
                <MessageContent content={contents} maxLines={LINES} />
              </div>
            )}
          </Disclosure>
        </div>
      )}
    </>
  );
}
