import { isStandard } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { MessageRecord, TransactionRecord } from "../records";
import { Bulk } from "./bulk";
import type { Database } from "./database";
import { fingerprint } from "./fingerprint";
import { KIND, type Kind, MESSAGES } from "./lists";
import type { Addresses } from "./names";
import { packMessage, unpackMessage } from "./pack-message";
import type { Ranks } from "./ranks";
import { bytes, integer } from "./row";

export function kindOf({ source, destination }: MessageRecord): Kind {
  if (source === null) return KIND.externalIn;
  return destination === null || !isStandard(destination) ? KIND.externalOut : KIND.internal;
}

interface Row {
  readonly id: number;
  readonly message: MessageRecord;
  readonly lt: bigint;
  receiver: number | null;
  readonly sender: number | null;
}

/** Writes each message once, when it is first seen: sent, or received from outside. */
export class MessageWriter {
  readonly #database: Database;
  readonly #rows: Bulk;
  readonly #records: Bulk;
  /** Ids of the messages between accounts that nobody has received. */
  readonly #undelivered = new Map<Hash, number>();
  readonly #fresh = new Map<number, Row>();
  /** Ids of messages of earlier blocks, with who received them now. */
  #received: (readonly [message: number, receiver: number])[] = [];
  #last = 0;

  constructor(
    database: Database,
    private readonly addresses: Addresses,
    private readonly ranks: Ranks,
  ) {
    this.#database = database;
    this.#rows = new Bulk(database, "message", 11);
    this.#records = new Bulk(database, "message_record", 2);
    this.forget();
  }

  /** Reads again what is remembered of the database. */
  forget(): void {
    this.#rows.clear();
    this.#records.clear();
    this.#fresh.clear();
    this.#received = [];
    this.#undelivered.clear();
    const last = this.#database.statement("SELECT coalesce(max(id), 0) FROM message").first();
    this.#last = integer(last ?? [], 0);
    for (const row of this.#database.statement(UNDELIVERED).all())
      this.#undelivered.set(unpackMessage(bytes(row, 1)).hash, integer(row, 0));
  }

  /** The message's id, and whether somebody's sending it was known. */
  receive(message: MessageRecord, { lt }: TransactionRecord, receiver: number): Received {
    const sent = this.#undelivered.get(message.hash);
    if (sent === undefined) return { id: this.#write(message, lt, receiver, null), expected: false };
    this.#undelivered.delete(message.hash);
    const fresh = this.#fresh.get(sent);
    if (fresh === undefined) this.#received.push([sent, receiver]);
    else fresh.receiver = receiver;
    return { id: sent, expected: true };
  }

  /** The first one's id; the others follow it. */
  send(messages: readonly MessageRecord[], { lt }: TransactionRecord, sender: number): number {
    const first = this.#last + 1;
    for (const message of messages) {
      const id = this.#write(message, lt, null, sender);
      if (kindOf(message) === KIND.internal) this.#undelivered.set(message.hash, id);
    }
    return first;
  }

  #write(message: MessageRecord, lt: bigint, receiver: number | null, sender: number | null): number {
    this.#last += 1;
    const row: Row = { id: this.#last, message, lt: message.createdLt ?? lt, receiver, sender };
    this.#fresh.set(row.id, row);
    return row.id;
  }

  flush(): void {
    this.#database.statement(RECEIVE).run(JSON.stringify(this.#received));
    this.#received = [];
    for (const row of this.#fresh.values()) this.#flushRow(row);
    this.#fresh.clear();
    this.#rows.flush();
    this.#records.flush();
  }

  #flushRow({ id, message, lt, receiver, sender }: Row): void {
    const kind = kindOf(message);
    const source = message.source === null ? null : this.addresses.at(message.source);
    const destination = message.destination === null ? null : this.addresses.at(message.destination);
    const opcode = message.opcode === null ? null : Number(message.opcode);
    const body = fingerprint(message.bodyHash);
    const normalized = message.normalizedHash === null ? null : fingerprint(message.normalizedHash);
    this.#rows.add(id, fingerprint(message.hash), normalized, kind, source, destination);
    this.#rows.add(opcode, body, lt, receiver, sender);
    this.#records.add(id, packMessage(message));
    const spot = { lt, item: id };
    this.ranks.add(MESSAGES.all + kind, 0, spot);
    this.ranks.add(MESSAGES.withBody + kind, body, spot);
    if (source !== null) this.ranks.add(MESSAGES.from + kind, source, spot);
    if (destination !== null) this.ranks.add(MESSAGES.to + kind, destination, spot);
    if (opcode !== null) this.ranks.add(MESSAGES.withOpcode + kind, opcode, spot);
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
WHERE m.receiver IS NULL AND m.kind = ${KIND.internal} ORDER BY m.id`;
