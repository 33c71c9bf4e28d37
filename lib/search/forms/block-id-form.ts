import { parseShardDecimal } from "../../ton/block/read-shard";
import { attempt } from "../attempt";
import { blockMatch, readBlockId } from "../block-match";
import type { Form } from "../form";

/** Nodes append the root hash and the file hash to the id, as hexadecimal digits or Base64; the id is enough. */
const HASHES_OF_NODES = /(?::(?:[0-9a-f]{64}|[\w+/-]{43}=)){1,2}$/i;

/** The notation of the node's logs, with a decimal shard. */
const LOGGED = /^\[w=(-?[0-9]{1,11}) s=(-?[0-9]{1,20}) seq=([0-9]{1,10})(?: [^\]]*)?\]$/;

/** With commas between its thousands, as pages print it. */
const GROUPED_SEQNO = /(?<![0-9])[1-9][0-9]{0,2}(?:,[0-9]{3})+(?=\)?$)/;

function plainId(text: string): string {
  const [, workchain, shard, seqno] = LOGGED.exec(text) ?? [];
  if (shard !== undefined) {
    const canonical = attempt(() => parseShardDecimal(shard));
    return canonical === null ? text : `${workchain}:${canonical}:${seqno}`;
  }
  const id = text.replace(HASHES_OF_NODES, "");
  // Commas also separate the parts.
  const isGrouped = id.includes(":") || id.split(",").length > 3;
  return isGrouped ? id.replace(GROUPED_SEQNO, (grouped) => grouped.replaceAll(",", "")) : id;
}

export const blockIdForm: Form = {
  name: "a block: (workchain,shard,seqno)",
  example: "(0,2000000000000000,43884169)",
  read(text) {
    const id = readBlockId(plainId(text).replaceAll("/", ":"));
    return id === null ? [] : [blockMatch(id)];
  },
};
