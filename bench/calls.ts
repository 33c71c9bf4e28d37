import type { UpstreamControl } from "../e2e/upstream/control";
import type { Measure } from "./main";
import { SITE } from "../e2e/helpers/site";
import type { World } from "./world";

/** Calls for the page when nothing is cached. */
const CALLS = 3;
const VISITORS = 1_000;
const AT_ONCE = 50;

/** How many calls a page causes: on the first load, on an immediate reload, and when a thousand people open it. */
export async function measureCalls(world: World): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { name, path } of SITE) {
    const { network, service } = world.cold();
    const url = `${world.url}/${network}${path(await service.facts())}`;
    const cold = await callsDuring(service, () => open(url));
    const warm = await callsDuring(service, () => open(url));
    measures.push(
      { what: `calls to the service for ${name}, cold`, value: cold, unit: "", budget: 3 },
      { what: `calls to the service for ${name}, warm`, value: warm, unit: "", budget: 0 },
    );
  }
  const { network, service } = world.cold();
  const startMs = performance.now();
  const calls = await callsDuring(service, () => crowd(`${world.url}/${network}`));
  const tookMs = performance.now() - startMs;
  measures.push(
    // Each time the answer expires while they arrive, one more call is allowed.
    {
      what: `calls to the service for ${VISITORS} visitors of /`,
      value: calls,
      unit: "",
      budget: CALLS + Math.ceil(tookMs / 1_000),
    },
    {
      what: `pages a second while they come, ${AT_ONCE} at once`,
      value: VISITORS / (tookMs / 1_000),
      unit: "/s",
      budget: null,
    },
  );
  return measures;
}

async function open(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
}

async function crowd(url: string): Promise<void> {
  let opened = 0;
  const visitor = async (): Promise<void> => {
    while (opened < VISITORS) {
      opened += 1;
      await open(url);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

async function callsDuring(service: UpstreamControl, work: () => Promise<void>): Promise<number> {
  const before = await service.totalCalls();
  await work();
  return (await service.totalCalls()) - before;
}
