import { Coins } from "@/components/entity/coins";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { Badge } from "@/components/ui/badge";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { codeName } from "@/lib/ton/contract/code-names";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import type { Message } from "@/lib/toncenter/v3/v3-message";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { FactRows } from "./fact-rows";
import { operationCode, operationName } from "@/lib/domain/transaction/operation-name";
import { messageFacts, type MessageContext } from "./message-facts";
import { OpenFollowedMessage } from "./open-followed-message";
import { RawCells } from "./raw-cells";
import { messageKind } from "@/lib/domain/message/message-kind";

interface MessageSectionProps {
  readonly network: PageNetwork;
  readonly transaction: Transaction;
  readonly book: AddressBook;
}

/** The incoming and outgoing messages of a transaction. */
export function MessageSection({ network, transaction, book }: MessageSectionProps) {
  const { in_msg, out_msgs } = transaction;
  const among = out_msgs.length + (in_msg === null ? 0 : 1);
  const context: MessageContext = { network, book, messageCount: among };
  return (
    <div className="grid grid-cols-1 gap-2">
      <OpenFollowedMessage />
      {in_msg === null ? (
        <p className="text-muted">No incoming message: triggered by the network itself.</p>
      ) : (
        <MessageDetails
          message={in_msg}
          direction="In"
          context={{ ...context, receiver: codeOf(transaction) }}
        />
      )}
      {out_msgs.map((message) => (
        <MessageDetails key={message.hash} message={message} direction="Out" context={context} />
      ))}
      {out_msgs.length === 0 && <p className="text-muted">No outgoing messages.</p>}
    </div>
  );
}

/** The interface of the account's code, which a message may also deploy. */
function codeOf({ account_state_before: before, account_state_after: after }: Transaction): string | null {
  const hash = before?.code_hash ?? after?.code_hash ?? null;
  return hash === null ? null : codeName(hash);
}

interface MessageDetailsProps {
  readonly message: Message;
  readonly direction: "In" | "Out";
  readonly context: MessageContext;
}

/** Links to messages target something inside this element, which opens it. */
export function MessageDetails({ message, direction, context }: MessageDetailsProps) {
  const { network, messageCount } = context;
  const isExternal = messageKind(message) === "external";
  const operation =
    operationName(message) ?? (isExternal ? "External message" : (operationCode(message) ?? "Transfer"));
  return (
    <details className="rounded-xl border border-line px-3 py-2.5 open:pb-4">
      <summary className="cursor-pointer">
        <Badge tone={direction === "In" ? "positive" : "warning"}>{direction}</Badge>{" "}
        <Name text={operation} />
        {message.value !== null && (
          <>
            {" · "}
            <Coins network={network} value={message.value} brief />
          </>
        )}{" "}
        <span className="text-muted">
          <MiddleText text={message.hash} />
        </span>
      </summary>
      <div id={message.hash} className="group/message mt-3 scroll-mt-16">
        <p className="mb-3 hidden text-warning group-target/message:block">Linked message</p>
        <FactRows rows={messageFacts(message, context)} />
        <RawCells network={network} name="Body" boc={message.message_content?.body} among={messageCount} />
        <RawCells network={network} name="StateInit" boc={message.init_state?.body} among={messageCount} />
      </div>
    </details>
  );
}
