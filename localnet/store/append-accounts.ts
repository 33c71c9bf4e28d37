import type { AccountRecord } from "../records";
import { Bulk } from "./bulk";
import type { Database } from "./database";
import { fingerprint } from "./fingerprint";
import type { Addresses } from "./names";
import { packAccount } from "./pack-account";
import { integer } from "./row";

/** Writes a state for each account and masterchain block that changed it, and which one is the newest. */
export class AccountWriter {
  readonly #database: Database;
  readonly #states: Bulk;
  readonly #accounts: Bulk;
  #last = 0;

  constructor(
    database: Database,
    private readonly addresses: Addresses,
  ) {
    this.#database = database;
    this.#states = new Bulk(database, "state", 4);
    this.#accounts = new Bulk(database, "account", 4);
    this.forget();
  }

  forget(): void {
    this.#states.clear();
    this.#accounts.clear();
    const last = this.#database.statement("SELECT coalesce(max(id), 0) FROM state").first();
    this.#last = integer(last ?? [], 0);
  }

  write(accounts: readonly AccountRecord[], masterSeqno: number): void {
    for (const account of accounts) {
      this.#last += 1;
      const id = this.addresses.at(account.address);
      const code = account.codeHash === null ? null : fingerprint(account.codeHash);
      this.#states.add(this.#last, id, masterSeqno, packAccount(account));
      this.#accounts.add(id, account.balance, code, this.#last);
    }
    this.#states.flush();
    this.#accounts.flush();
  }
}
