import type { Restart } from "../../chain-records";
import { UNDELIVERED } from "../write/append-messages";
import type { Database } from "../database";
import { unpackAccount } from "../pack/pack-account";
import { unpackMessage } from "../pack/pack-message";
import { parseHash } from "@/lib/ton/value/hash";
import { parseWireAddress } from "@/lib/ton/address/read-address";
import { bytes, optional, text } from "../row-readers";
import type { Blocks, ChainState } from "../store";

/** The state from which the chain continues after the last stored block. */
export function readRestart(database: Database, blocks: Blocks, chain: ChainState): Restart | null {
  const head = blocks.head();
  if (head === null) return null;
  const config = chain.configAt(head.seqno);
  if (config === null) throw new Error("the store has blocks but no network config");
  return {
    heads: [head, ...blocks.shardsAt(head.seqno)],
    previousBlocks: blocks.previousAt(head.seqno),
    config,
    accounts: database
      .statement(
        "SELECT n.text, s.packed FROM account a JOIN address n ON n.id = a.id JOIN state s ON s.id = a.state ORDER BY a.id",
      )
      .all()
      .map((row) => unpackAccount(parseWireAddress(text(row, 0)), bytes(row, 1))),
    libraries: chain.allLibraries(),
    undelivered: database
      .statement(
        `SELECT u.packed, t.root, t.external FROM (${UNDELIVERED}) u
         JOIN tx ON tx.id = u.sender JOIN trace t ON t.id = tx.trace ORDER BY u.id`,
      )
      .all()
      .map((row) => ({
        boc: unpackMessage(bytes(row, 0)).boc,
        traceId: parseHash(text(row, 1)),
        traceExternalHash: optional((from, column) => parseHash(text(from, column)), row, 2),
      })),
    mempool: database
      .statement("SELECT message FROM mempool ORDER BY rowid")
      .all()
      .map((row) => bytes(row, 0)),
  };
}
