import type { Hash } from "../../../ton/value/hash";
import type { AddressBook } from "../../../toncenter/v3/address-book";
import type { Message } from "../../../toncenter/v3/v3-message";
import type { Transaction } from "../../../toncenter/v3/v3-transaction";
import type { TransactionRow } from "../../transaction/transaction-row";

/** How other steps refer to a step. */
export interface StepName {
  readonly id: string;
  readonly operation: string;
  /** The letter of its account; null if it has none. */
  readonly letter: string | null;
}

/** The step of a trace whose details are shown. */
export interface SelectedStep {
  readonly name: StepName;
  /** Whether it is the page's own transaction. */
  readonly isOwn: boolean;
  /** The trace is unknown, except for the neighbours of the page's transaction. */
  readonly isPartial: boolean;
  readonly transaction: Transaction | null;
  readonly row: TransactionRow | null;
  readonly message: Message | null;
  readonly hash: Hash | null;
  /** Why the message that it received was bounced; null for all others. */
  readonly cause: string | null;
  readonly parent: StepName | null;
  readonly children: readonly StepName[];
  readonly book: AddressBook;
}
