/** A process that appends blocks to the given file and prints each one, until it is killed. */
import { openStore } from "../../../localnet/store/open-store";
import { SyntheticChain } from "./test-synthetic-chain";

const store = openStore(process.argv[2] ?? "");
const existing = store.blocks.head()?.seqno ?? 0;
const chain = new SyntheticChain({ seed: "killed", accounts: 60, perBlock: 40, size: 100 });
for (let skipped = 0; skipped < existing; skipped += 1) chain.next();
for (;;) {
  const block = chain.next();
  const [{ seqno, rootHash }] = block.blocks;
  store.addMempoolMessage(rootHash, Uint8Array.of(seqno % 256));
  process.stdout.write(`begin ${seqno}\n`);
  store.append(block);
  process.stdout.write(`end ${seqno}\n`);
}
