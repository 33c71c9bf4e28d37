import { Pool } from "undici";
import type { Measure } from "./main";
import type { World } from "./world";

const QUESTIONS = 400;
const WARM_UP = 100;

/** The same questions one after the other, each a new one: asked of the service itself, and through us. */
export async function measureOverhead(world: World): Promise<Measure[]> {
  const { network } = world.cold();
  const direct = await median(
    world.serviceUrl,
    (place) => `/${network}/api/v3/transactions?limit=10&start_lt=${place}`,
  );
  const proxied = await median(
    world.url,
    (place) => `/api/${network}/v3/transactions?limit=10&start_lt=${place}`,
  );
  return [
    { what: "a question to the service, p50", value: direct, unit: "ms", budget: null },
    { what: "the same through the proxy, p50", value: proxied, unit: "ms", budget: null },
    { what: "overhead of the proxy, p50", value: proxied - direct, unit: "ms", budget: 2 },
  ];
}

async function median(origin: string, path: (place: number) => string): Promise<number> {
  const pool = new Pool(origin, { connections: 1 });
  const times: number[] = [];
  for (let place = 0; place < WARM_UP + QUESTIONS; place++) {
    const startMs = performance.now();
    const { statusCode, body } = await pool.request({
      path: path(place),
      method: "GET",
      headers: { "x-place": String(place) },
    });
    await body.text();
    if (statusCode !== 200) throw new Error(`${path(place)} answers ${statusCode}`);
    if (place >= WARM_UP) times.push(performance.now() - startMs);
  }
  await pool.close();
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
