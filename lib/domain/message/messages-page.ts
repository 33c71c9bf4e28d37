import type { BadInput } from "../../toncenter/error";
import type { Page } from "../list/page";
import type { ListPosition } from "../list/position";
import type { AccountMessageFilter, MessageFilter } from "./message-filter";
import type { MessageRow } from "./message-row";

interface Listed<F> {
  readonly filter: F;
  readonly page: Page<MessageRow>;
  readonly position: ListPosition;
  readonly problem: null;
}

/** What the URL asks for cannot be read. */
interface Unreadable {
  readonly filter: null;
  readonly problem: BadInput;
}

/** A list of messages, as its page opens it. */
export type MessagesPage<F> = Listed<F> | Unreadable;

export type LatestMessages = MessagesPage<MessageFilter>;
export type AccountMessages = MessagesPage<AccountMessageFilter>;
