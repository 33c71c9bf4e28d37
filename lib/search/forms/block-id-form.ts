import { parseBlockId } from "../../ton/block/read-block-id";
import { attempt } from "../attempt";
import { blockMatch, readBlockId } from "../block-match";
import type { Form } from "../form";

/** Nodes append the root hash and the file hash to the id; the id is enough. */
const HASHES_OF_NODES = /^(\([^()]+\))(?::[0-9a-f]{64}){2}$/i;

export const blockIdForm: Form = {
  name: "a block: (workchain,shard,seqno)",
  example: "(0,2000000000000000,43884169)",
  read(text) {
    const plain = HASHES_OF_NODES.exec(text)?.[1] ?? text;
    if (attempt(() => parseBlockId(plain)) === null) return [];
    const id = readBlockId(plain.replaceAll("/", ":"));
    return id === null ? [] : [blockMatch(id)];
  },
};
