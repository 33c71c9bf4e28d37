import { MessageDetails, MessageSection } from "@/components/transaction/page/message-section";
import { TabPage } from "../tab-page";

export default function MessagesTab(props: PageProps<"/[network]/tx/[hash]/messages">) {
  return TabPage(props, "messages", ({ network, transaction, message, book }) =>
    transaction !== null ? (
      <MessageSection network={network} transaction={transaction} book={book} />
    ) : message !== null ? (
      <MessageDetails message={message} direction="Out" context={{ network, book, messageCount: 1 }} />
    ) : (
      <p className="text-muted">No messages.</p>
    ),
  );
}
