import type { ReactNode } from "react";
import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { InterfaceEntry } from "@/components/entity/interface-entry";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { Time } from "@/components/entity/time/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { Name } from "@/components/entity/name";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { accountName, nameProps } from "@/lib/domain/account/account-name";
import { isOnChain } from "@/lib/domain/message/message-kind";
import { operationCode, operationName } from "@/lib/domain/transaction/operation-name";
import type { Address } from "@/lib/ton/address/address";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import type { Message } from "@/lib/toncenter/v3/v3-message";
import { MessageContent } from "./message-content";
import { extraCurrencies } from "./extra-currencies";
import { ifPresent, yesNo, type FactRow } from "./fact-rows";
import { MessageContents } from "./message-contents";

export interface MessageContext {
  readonly network: PageNetwork;
  readonly book: AddressBook;
  /** Number of messages on the page, which share the limit of lines. */
  readonly messageCount: number;
  /** The receiver's interface according to its code; null if unknown. */
  readonly receiver?: string | null;
}

/** Decoded lines on a page, shared by its messages. */
const MAX_CONTENT_LINES = 2_000;
const MIN_CONTENT_LINES = 30;

/** All facts of a message except its cells. */
export function messageFacts(message: Message, context: MessageContext): readonly FactRow[] {
  const { network, book, messageCount } = context;
  const maxLines = Math.max(MIN_CONTENT_LINES, Math.floor(MAX_CONTENT_LINES / messageCount));
  const party = (address: Address) => (
    <AddressLink network={network} address={address} {...nameProps(book, address)} />
  );
  const coins = (value: bigint) => <Coins network={network} value={value} />;
  const hash = (text: string) => <HashText hash={text} full />;
  const transaction = (text: NonNullable<Message["in_msg_tx_hash"]>) => (
    <TransactionLink network={network} hash={text} copy />
  );
  const end = (outside: string, address: Address | null) => {
    if (address === null) return outside;
    if (isOnChain(address)) return party(address);
    return (
      <>
        {outside}, {party(address)}
      </>
    );
  };
  const { message_content: content, init_state: init } = message;
  return [
    ["Hash", hash(message.hash)],
    ["Normalized message hash", ifPresent(message.hash_norm, hash)],
    ["From", end("External", message.source)],
    ["To", end("External out (log)", message.destination)],
    ["Value", ifPresent(message.value, coins)],
    ["Extra currencies", extraCurrencies(message.value_extra_currencies)],
    ["Operation", operation(message)],
    ["Contents", contents(message, context, maxLines)],
    ["Created", ifPresent(message.created_at, (at) => <Time atMs={at * 1_000} detail />)],
    ["Logical time", ifPresent(message.created_lt, (lt) => <Count value={lt} />)],
    ["Bounce", yesNo(message.bounce)],
    ["Bounced", yesNo(message.bounced)],
    ["Forward fee", ifPresent(message.fwd_fee, coins)],
    ["Import fee", ifPresent(message.import_fee, coins)],
    ["IHR fee", ifPresent(message.ihr_fee, coins)],
    ["IHR disabled", yesNo(message.ihr_disabled)],
    ["Extra flags", ifPresent(message.extra_flags, (flags) => <Count value={flags} />)],
    ["Sent by", ifPresent(message.out_msg_tx_hash, transaction)],
    ["Received by", ifPresent(message.in_msg_tx_hash, transaction)],
    ["Body hash", ifPresent(content?.hash ?? null, hash)],
    ["StateInit hash", ifPresent(init?.hash ?? null, hash)],
    [
      "StateInit",
      ifPresent(init?.decoded ?? null, (decoded) => <MessageContent content={decoded} maxLines={maxLines} />),
    ],
  ];
}

function contents(message: Message, { network, book, receiver = null }: MessageContext, most: number) {
  const { message_content: content, destination } = message;
  if ((content?.decoded ?? content?.body ?? null) === null) return null;
  const interfaces = destination === null ? [] : (book[destination]?.interfaces ?? []);
  const kinds = receiver === null ? interfaces : [...interfaces, receiver];
  const nameOf = (address: Address) => accountName(book[address])?.text ?? undefined;
  return <MessageContents message={message} context={{ network, nameOf }} kinds={kinds} maxLines={most} />;
}

/** The name of the operation, from the service or from our table, and its opcode. */
function operation(message: Message): ReactNode {
  const name = operationName(message);
  const opcode = operationCode(message);
  if (opcode === null) return name === null ? null : <Name text={name} />;
  return (
    <>
      {name !== null && (
        <>
          <Name text={name} />{" "}
        </>
      )}
      <InterfaceEntry of={message.destination ?? message.source} entry={{ opcode }}>
        <span className="code-text text-muted">{opcode}</span>
      </InterfaceEntry>
    </>
  );
}
