import { parseHash } from "@/lib/ton/value/hash";
import type { LibraryRecord } from "../../chain-records";
import type { Database, Row } from "../database";
import { bytes, text } from "../row-readers";
import type { ChainState } from "../store";

export function openChainState(database: Database): ChainState {
  return {
    configAt(masterSeqno) {
      const row = database
        .statement("SELECT cells FROM config WHERE master <= ? ORDER BY master DESC LIMIT 1")
        .first(masterSeqno);
      return row === null ? null : bytes(row, 0);
    },
    libraries: (hashes) =>
      database
        .statement(
          "SELECT hash, cells FROM library WHERE hash IN (SELECT value FROM json_each(?)) ORDER BY hash",
        )
        .all(JSON.stringify(hashes))
        .map(readLibrary),
    allLibraries: () =>
      database.statement("SELECT hash, cells FROM library ORDER BY hash").all().map(readLibrary),
  };
}

function readLibrary(row: Row): LibraryRecord {
  return { hash: parseHash(text(row, 0)), cells: bytes(row, 1) };
}
