import { formatBlockId } from "../ton/block/block";
import type { Meaning } from "./form";

/** What makes two meanings the same thing, however certain each is. */
function partsOf(meaning: Meaning): readonly (string | number | bigint | null)[] {
  switch (meaning.kind) {
    case "account":
      return [meaning.address, meaning.page];
    case "transfer":
      return [meaning.address, meaning.amount, meaning.jetton, meaning.comment];
    case "domain":
      return [meaning.name];
    case "hash":
    case "transaction":
      return [meaning.hash];
    case "block":
      return [formatBlockId(meaning.id)];
    case "masterchain block":
      return [meaning.seqno];
    case "logical time":
      return [meaning.lt];
    case "boc":
      return [meaning.boc];
    case "moment":
      return [meaning.seconds];
    case "text":
      return [meaning.query];
  }
}

export function identityOf(meaning: Meaning): string {
  return [meaning.kind, ...partsOf(meaning)].join("\n");
}
