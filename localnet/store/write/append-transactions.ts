import type { Address } from "@/lib/ton/address/address";
import type { TransactionRecord } from "../../chain-records";
import type { BlockWriter } from "./append-blocks";
import { kindOf, type MessageWriter } from "./append-messages";
import type { TraceWriter } from "./append-traces";
import { BulkInsert } from "./bulk-insert";
import type { Database } from "../database";
import { fingerprint } from "../fingerprint";
import { MESSAGE_KIND, LIST, type ListEntry, ONLY_KEY } from "../ranked-lists";
import type { AddressIds } from "../id-registry";
import { packTransaction } from "../pack/pack-transaction";
import type { Ranks } from "./list-ranks";
import { integer } from "../row-readers";

export class TransactionWriter {
  readonly #database: Database;
  readonly #rows: BulkInsert;
  readonly #records: BulkInsert;
  #last = 0;

  constructor(
    database: Database,
    private readonly addresses: AddressIds,
    private readonly blocks: BlockWriter,
    private readonly messages: MessageWriter,
    private readonly traces: TraceWriter,
    private readonly ranks: Ranks,
  ) {
    this.#database = database;
    this.#rows = new BulkInsert(database, "tx", 10);
    this.#records = new BulkInsert(database, "tx_record", 2);
    this.reset();
  }

  reset(): void {
    this.#rows.clear();
    this.#records.clear();
    const last = this.#database.statement("SELECT coalesce(max(id), 0) FROM tx").first();
    this.#last = integer(last ?? [], 0);
  }

  write(transactions: readonly TransactionRecord[]): void {
    for (const transaction of transactions) this.#write(transaction);
  }

  #write(transaction: TransactionRecord): void {
    this.#last += 1;
    const id = this.#last;
    const { hash, lt, now, incoming, outgoing } = transaction;
    const account = this.addresses.idOf(transaction.account);
    const block = this.blocks.rowOf(transaction.block);
    const received = incoming === null ? null : this.messages.receive(incoming, transaction, id);
    const first = this.messages.send(outgoing, transaction, id);
    const trace = this.traces.grow({
      transaction,
      account,
      messages: outgoing.length + (received === null || received.expected ? 0 : 1),
      pending:
        outgoing.filter((message) => kindOf(message) === MESSAGE_KIND.internal).length -
        (received?.expected === true ? 1 : 0),
    });
    this.#rows.add(id, fingerprint(hash), account, lt, now, block.id, trace);
    this.#rows.add(received?.id ?? null, first, outgoing.length);
    this.#records.add(id, packTransaction(transaction));
    const entry = { lt, item: id };
    this.ranks.add(LIST.transactions, ONLY_KEY, entry);
    this.ranks.add(LIST.transactionsOf, account, entry);
    this.ranks.add(LIST.transactionsOfChain, block.chain, entry);
    this.#rankByMessages(transaction, entry);
  }

  #rankByMessages({ incoming, outgoing }: TransactionRecord, entry: ListEntry): void {
    const sentOpcodes = new Set(outgoing.map(({ opcode }) => opcode).filter((opcode) => opcode !== null));
    for (const opcode of sentOpcodes) this.ranks.add(LIST.transactionsSendingOpcode, Number(opcode), entry);
    const sentBodies = new Set(outgoing.map(({ bodyHash }) => bodyHash));
    for (const body of sentBodies) this.ranks.add(LIST.transactionsSendingBody, fingerprint(body), entry);
    if (incoming === null) return;
    const body = fingerprint(incoming.bodyHash);
    this.ranks.add(LIST.transactionsReceivingBody, body, entry);
    if (sentBodies.has(incoming.bodyHash)) this.ranks.add(LIST.transactionsPassingBody, body, entry);
    if (incoming.opcode === null) return;
    this.ranks.add(LIST.transactionsReceivingOpcode, Number(incoming.opcode), entry);
    if (sentOpcodes.has(incoming.opcode))
      this.ranks.add(LIST.transactionsPassingOpcode, Number(incoming.opcode), entry);
  }

  flush(): void {
    this.#rows.flush();
    this.#records.flush();
  }
}

/** All addresses that need an id before the transactions are written. */
export function addressesOf(transactions: readonly TransactionRecord[]): Set<Address> {
  const addresses = new Set<Address>();
  for (const { account, incoming, outgoing } of transactions) {
    addresses.add(account);
    for (const message of incoming === null ? outgoing : [incoming, ...outgoing])
      for (const address of [message.source, message.destination])
        if (address !== null) addresses.add(address);
  }
  return addresses;
}
