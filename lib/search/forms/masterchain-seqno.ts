import { readSeqno } from "../block-meaning";
import type { Form } from "../form";

const SAID_TO_BE_A_BLOCK = /^(?:#|№|(?:block|seqno)[\s:#]{1,5})\s{0,5}([0-9]+)$/i;

export const masterchainSeqnoForm: Form = {
  name: "the number of a masterchain block",
  example: "#84773657",
  read(text) {
    const said = SAID_TO_BE_A_BLOCK.exec(text)?.[1];
    const seqno = readSeqno(said ?? text);
    if (seqno === null) return [];
    const certainty = said === undefined ? "possible" : "exact";
    return [{ kind: "masterchain block", seqno, certainty, testnet: null }];
  },
};
