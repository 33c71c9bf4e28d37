import type { Hash } from "../../ton/value/hash";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { Message } from "../../toncenter/v3/message";
import type { Transaction } from "../../toncenter/v3/transaction";
import type { TransactionRow } from "../transaction/transaction-row";

/** How a step is called where others point at it. */
export interface StepName {
  readonly id: string;
  readonly operation: string;
  /** Of its account; null outside of the chain. */
  readonly letter: string | null;
}

/** The step of a trace whose details are shown. */
export interface SelectedStep {
  readonly name: StepName;
  /** Whether the page is about this one. */
  readonly isOwn: boolean;
  readonly transaction: Transaction | null;
  readonly row: TransactionRow | null;
  readonly message: Message | null;
  readonly hash: Hash | null;
  /** Why the message came back that it received; null for all others. */
  readonly cause: string | null;
  readonly parent: StepName | null;
  readonly children: readonly StepName[];
  readonly book: AddressBook;
}
