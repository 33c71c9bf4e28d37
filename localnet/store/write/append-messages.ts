import { isStandard } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { MessageRecord, TransactionRecord } from "../../chain-records";
import { BulkInsert } from "./bulk-insert";
import type { Database } from "../database";
import { fingerprint } from "../fingerprint";
import { MESSAGE_KIND, type MessageKind, MESSAGES } from "../ranked-lists";
import type { AddressIds } from "../id-registry";
import { packMessage, unpackMessage } from "../pack/pack-message";
import type { Ranks } from "./list-ranks";
import { bytes, integer } from "../row-readers";

export function kindOf({ source, destination }: MessageRecord): MessageKind {
  if (source === null) return MESSAGE_KIND.externalIn;
  return destination === null || !isStandard(destination) ? MESSAGE_KIND.externalOut : MESSAGE_KIND.internal;
}

interface NewMessage {
  readonly id: number;
  readonly message: MessageRecord;
  readonly lt: bigint;
  receiver: number | null;
  readonly sender: number | null;
}

/** Writes each message once: when it is sent, or when it arrives from outside the chain. */
export class MessageWriter {
  readonly #database: Database;
  readonly #rows: BulkInsert;
  readonly #records: BulkInsert;
  /** Ids of internal messages that have not been received. */
  readonly #undelivered = new Map<Hash, number>();
  readonly #unwritten = new Map<number, NewMessage>();
  /** Messages of earlier blocks that this block received. */
  #received: (readonly [message: number, receiver: number])[] = [];
  #last = 0;

  constructor(
    database: Database,
    private readonly addresses: AddressIds,
    private readonly ranks: Ranks,
  ) {
    this.#database = database;
    this.#rows = new BulkInsert(database, "message", 11);
    this.#records = new BulkInsert(database, "message_record", 2);
    this.reset();
  }

  /** Reloads the cached state from the database. */
  reset(): void {
    this.#rows.clear();
    this.#records.clear();
    this.#unwritten.clear();
    this.#received = [];
    this.#undelivered.clear();
    const last = this.#database.statement("SELECT coalesce(max(id), 0) FROM message").first();
    this.#last = integer(last ?? [], 0);
    for (const row of this.#database.statement(UNDELIVERED).all())
      this.#undelivered.set(unpackMessage(bytes(row, 1)).hash, integer(row, 0));
  }

  /** The message's id, and whether its sender has been stored. */
  receive(message: MessageRecord, { lt }: TransactionRecord, receiver: number): Received {
    const sent = this.#undelivered.get(message.hash);
    if (sent === undefined) return { id: this.#write(message, lt, receiver, null), expected: false };
    this.#undelivered.delete(message.hash);
    const unwritten = this.#unwritten.get(sent);
    if (unwritten === undefined) this.#received.push([sent, receiver]);
    else unwritten.receiver = receiver;
    return { id: sent, expected: true };
  }

  /** The id of the first message; the others have the ids that follow. */
  send(messages: readonly MessageRecord[], { lt }: TransactionRecord, sender: number): number {
    const first = this.#last + 1;
    for (const message of messages) {
      const id = this.#write(message, lt, null, sender);
      if (kindOf(message) === MESSAGE_KIND.internal) this.#undelivered.set(message.hash, id);
    }
    return first;
  }

  #write(message: MessageRecord, lt: bigint, receiver: number | null, sender: number | null): number {
    this.#last += 1;
    const row: NewMessage = { id: this.#last, message, lt: message.createdLt ?? lt, receiver, sender };
    this.#unwritten.set(row.id, row);
    return row.id;
  }

  flush(): void {
    this.#database.statement(RECEIVE).run(JSON.stringify(this.#received));
    this.#received = [];
    for (const row of this.#unwritten.values()) this.#flushRow(row);
    this.#unwritten.clear();
    this.#rows.flush();
    this.#records.flush();
  }

  #flushRow({ id, message, lt, receiver, sender }: NewMessage): void {
    const kind = kindOf(message);
    const source = message.source === null ? null : this.addresses.idOf(message.source);
    const destination = message.destination === null ? null : this.addresses.idOf(message.destination);
    const opcode = message.opcode === null ? null : Number(message.opcode);
    const body = fingerprint(message.bodyHash);
    const normalized = message.normalizedHash === null ? null : fingerprint(message.normalizedHash);
    this.#rows.add(id, fingerprint(message.hash), normalized, kind, source, destination);
    this.#rows.add(opcode, body, lt, receiver, sender);
    this.#records.add(id, packMessage(message));
    const entry = { lt, item: id };
    this.ranks.add(MESSAGES.all + kind, 0, entry);
    this.ranks.add(MESSAGES.withBody + kind, body, entry);
    if (source !== null) this.ranks.add(MESSAGES.from + kind, source, entry);
    if (destination !== null) this.ranks.add(MESSAGES.to + kind, destination, entry);
    if (opcode !== null) this.ranks.add(MESSAGES.withOpcode + kind, opcode, entry);
  }
}

export interface Received {
  readonly id: number;
  readonly expected: boolean;
}

const RECEIVE = `
UPDATE message SET receiver = j.value ->> 1 FROM json_each(?) j WHERE message.id = j.value ->> 0`;

export const UNDELIVERED = `
SELECT m.id, r.packed, m.sender FROM message m JOIN message_record r ON r.id = m.id
WHERE m.receiver IS NULL AND m.kind = ${MESSAGE_KIND.internal} ORDER BY m.id`;
