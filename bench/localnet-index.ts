import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillIn, QUERIES, readFacts, type Facts } from "../testing/localnet/indexer/test-facts";
import { get, seconds, start, until } from "./localnet-process";
import type { Measure } from "./main";
import { stop } from "./world";

/** Time to replay and index the default scenario, and latency of each v3 request. */
export async function measureLocalnetIndex(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), "localnet-index-bench-"));
  const startMs = performance.now();
  let child = start(folder);
  try {
    const whole = await until(
      ({ history, index, head }) => history.done === history.of && index.seqno >= (head?.seqno ?? 0),
    );
    const built = seconds(startMs);
    await stop(child);
    const againMs = performance.now();
    child = start(folder);
    await until(() => true);
    const again = seconds(againMs);
    return [
      {
        what: `localnet: ${whole.transactions} transactions of the default scenario replayed and indexed`,
        value: built,
        unit: "s",
        budget: 15,
      },
      { what: "localnet: opening it again", value: again, unit: "s", budget: 1 },
      ...(await measureAnswers(await readFacts((query) => get(`/api/v3/${query}`)))),
    ];
  } finally {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

const ROUNDS = 20;

async function measureAnswers(facts: Facts): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const query of QUERIES) {
    const target = fillIn(query, facts);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startMs = performance.now();
      await get(`/api/v3/${target}`);
      times.push(performance.now() - startMs);
    }
    times.sort((one, other) => one - other);
    const slow = times[Math.floor(ROUNDS * 0.95)] ?? 0;
    measures.push({ what: `localnet: ${query}, p95`, value: slow, unit: "ms", budget: null });
  }
  return measures;
}
