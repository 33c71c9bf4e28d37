import { Pool } from "undici";
import type { Measure } from "./main";
import { median } from "./median";
import type { World } from "./world";

const WARM_UP = 400;
const QUESTIONS = 600;

/** Each is requested many times, never with the same URL, so no answer comes from a cache. */
const KINDS = [
  { name: "one block, 1 kB", path: "blocks?limit=1&start_lt=", budgetMs: 2 },
  { name: "ten transactions, 32 kB", path: "transactions?limit=10&start_lt=", budgetMs: null },
] as const;

/** The latency that our proxy adds. Requests alternate between the service and the proxy, so both see the same load. */
export async function measureOverhead(world: World): Promise<Measure[]> {
  const { network } = world.cold();
  const direct = new Pool(world.serviceUrl, { connections: 1 });
  const proxied = new Pool(world.url, { connections: 1 });
  const measures: Measure[] = [];
  for (const { name, path, budgetMs } of KINDS) {
    const directMs: number[] = [];
    const proxiedMs: number[] = [];
    for (let place = 0; place < WARM_UP + QUESTIONS; place++) {
      const plain = await timeOf(direct, `/${network}/api/v3/${path}${place}`);
      const ours = await timeOf(proxied, `/api/${network}/v3/${path}${place}`);
      if (place < WARM_UP) continue;
      directMs.push(plain);
      proxiedMs.push(ours);
    }
    const added = median(proxiedMs) - median(directMs);
    measures.push(
      { what: `${name}: from the service, p50`, value: median(directMs), unit: "ms", budget: null },
      { what: `${name}: added by the proxy, p50`, value: added, unit: "ms", budget: budgetMs },
    );
  }
  await Promise.all([direct.close(), proxied.close()]);
  return measures;
}

async function timeOf(pool: Pool, path: string): Promise<number> {
  const startMs = performance.now();
  const { statusCode, body } = await pool.request({ path, method: "GET" });
  await body.text();
  if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`);
  return performance.now() - startMs;
}
