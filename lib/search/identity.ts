import { formatBlockId } from "../ton/block/block";
import type { Match } from "./form";

/** Two matches with equal parts are the same match, however certain each is. */
function partsOf(match: Match): readonly (string | number | bigint | null)[] {
  switch (match.kind) {
    case "account":
      return [match.address, match.page];
    case "transfer":
      return [match.address, match.amount, match.jetton, match.comment];
    case "domain":
      return [match.name];
    case "hash":
    case "transaction":
      return [match.hash];
    case "validator":
      return [match.key];
    case "block":
      return [formatBlockId(match.id)];
    case "masterchain block":
      return [match.seqno];
    case "logical time":
      return [match.lt];
    case "boc":
      return [match.boc];
    case "moment":
      return [match.seconds];
    case "text":
      return [match.query];
  }
}

export function identityOf(match: Match): string {
  return [match.kind, ...partsOf(match)].join("\n");
}
