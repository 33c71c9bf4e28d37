import type { AccountRecord } from "../../chain-records";
import { BulkInsert } from "./bulk-insert";
import type { Database } from "../database";
import { fingerprint } from "../fingerprint";
import type { AddressIds } from "../id-registry";
import { packAccount } from "../pack/pack-account";
import { integer } from "../row-readers";

/** Writes a state for each account and masterchain block that changed it, and marks the newest state. */
export class AccountWriter {
  readonly #database: Database;
  readonly #states: BulkInsert;
  readonly #accounts: BulkInsert;
  #last = 0;

  constructor(
    database: Database,
    private readonly addresses: AddressIds,
  ) {
    this.#database = database;
    this.#states = new BulkInsert(database, "state", 4);
    this.#accounts = new BulkInsert(database, "account", 4);
    this.reset();
  }

  reset(): void {
    this.#states.clear();
    this.#accounts.clear();
    const last = this.#database.statement("SELECT coalesce(max(id), 0) FROM state").first();
    this.#last = integer(last ?? [], 0);
  }

  write(accounts: readonly AccountRecord[], masterSeqno: number): void {
    for (const account of accounts) {
      this.#last += 1;
      const id = this.addresses.idOf(account.address);
      const code = account.codeHash === null ? null : fingerprint(account.codeHash);
      this.#states.add(this.#last, id, masterSeqno, packAccount(account));
      this.#accounts.add(id, account.balance, code, this.#last);
    }
    this.#states.flush();
    this.#accounts.flush();
  }
}
