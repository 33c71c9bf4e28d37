import { readSeqno } from "../block-match";
import { withoutCommas } from "../grouped-number";
import type { Form } from "../form";

const LABELLED = /^(?:#|№|(?:block|seqno)[\s:#]{1,5})\s{0,5}([0-9][0-9,]*)$/i;

export const masterchainSeqnoForm: Form = {
  name: "a masterchain seqno",
  example: "#84773657",
  read(text) {
    const labelled = LABELLED.exec(text)?.[1];
    const digits = labelled ?? text;
    const seqno = readSeqno(withoutCommas(digits) ?? digits);
    if (seqno === null) return [];
    const certainty = labelled === undefined ? "possible" : "exact";
    return [{ kind: "masterchain block", seqno, certainty, testnet: null }];
  },
};
