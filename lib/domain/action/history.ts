import type { BadInput } from "../../toncenter/error";
import type { Page } from "../list/page";
import type { ListPosition } from "../list/position";
import type { NodeTransactions } from "../transaction/node-transactions";
import type { ActionFilter } from "./action-filter";
import type { ActionRow } from "./action-row";

interface Listed {
  readonly filter: ActionFilter;
  readonly page: Page<ActionRow>;
  readonly position: ListPosition;
  /** What there is to show while the index cannot be asked. */
  readonly node: NodeTransactions | null;
  readonly problem: null;
}

/** What the URL asks for cannot be read. */
interface Unreadable {
  readonly filter: null;
  readonly node: null;
  readonly problem: BadInput;
}

/** What happened to an account, as its page opens it. */
export type History = Listed | Unreadable;
