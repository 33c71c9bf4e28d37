import { Coins } from "@/components/entity/coins";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { codeName } from "@/lib/ton/contract/code-names";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import type { Message } from "@/lib/toncenter/v3/v3-message";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { FactRows } from "./fact-rows";
import { operationCode, operationName } from "@/lib/domain/transaction/operation-name";
import { messageFacts, type MessageContext } from "./message-facts";
import { RawCells } from "./raw-cells";

/** More messages are collapsed. */
const UNFOLDED = 3;

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
    <Section title="Messages">
      <div className="grid grid-cols-1 gap-3">
        {in_msg === null ? (
          <p className="text-muted">No message set this off: it ran by itself.</p>
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
        {out_msgs.length === 0 && <p className="text-muted">It sent no messages.</p>}
      </div>
    </Section>
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

/** Its id is the message's hash: links to messages lead here. */
export function MessageDetails({ message, direction, context }: MessageDetailsProps) {
  const { network, messageCount } = context;
  const operation = operationName(message) ?? operationCode(message);
  return (
    <details
      id={message.hash}
      open={messageCount <= UNFOLDED}
      className="group/message rounded border border-line p-3"
    >
      <summary className="cursor-pointer">
        <span className="font-medium">{direction}</span> <MiddleText text={message.hash} />
        {operation !== null && (
          <>
            {" · "}
            <Name text={operation} />
          </>
        )}
        {message.value !== null && (
          <>
            {" · "}
            <Coins network={network} value={message.value} brief />
          </>
        )}
      </summary>
      <p className="mt-2 hidden group-target/message:block">You followed the hash of this message.</p>
      <div className="mt-3">
        <FactRows rows={messageFacts(message, context)} />
        <RawCells network={network} name="Body" boc={message.message_content?.body} among={messageCount} />
        <RawCells
          network={network}
          name="State to begin with"
          boc={message.init_state?.body}
          among={messageCount}
        />
      </div>
    </details>
  );
}
