import type { BadInput } from "../../toncenter/error";
import type { Page } from "../list/page";
import type { ListPosition } from "../list/position";
import type { MessageFilter } from "./message-filter";
import type { MessageRow } from "./message-row";

interface Listed {
  readonly filter: MessageFilter;
  readonly page: Page<MessageRow>;
  readonly position: ListPosition;
  readonly problem: null;
}

/** What the URL asks for cannot be read. */
interface Unreadable {
  readonly filter: null;
  readonly problem: BadInput;
}

/** The messages of an account, as their page opens them. */
export type AccountMessages = Listed | Unreadable;
