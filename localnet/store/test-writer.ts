/** A process that appends blocks to the file it is given and tells of each, until somebody kills it. */
import { openStore } from "./open";
import { SyntheticChain } from "./test-synthetic";

const store = openStore(process.argv[2] ?? "");
const begun = store.blocks.head()?.seqno ?? 0;
const chain = new SyntheticChain({ seed: "killed", accounts: 60, perBlock: 40, size: 100 });
for (let skipped = 0; skipped < begun; skipped += 1) chain.next();
for (;;) {
  const block = chain.next();
  const [{ seqno, rootHash }] = block.blocks;
  store.keepMessage(rootHash, Uint8Array.of(seqno % 256));
  process.stdout.write(`begin ${seqno}\n`);
  store.append(block);
  process.stdout.write(`end ${seqno}\n`);
}
