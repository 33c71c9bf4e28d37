/** Measures everything that has a budget, and prints each number beside its budget. */
import { cpus, loadavg } from "node:os";
import { measureCalls } from "./calls";
import { measureDecode } from "./decode";
import { DEVICES } from "./devices";
import { measureLayout } from "./layout";
import { measureLists } from "./lists";
import { measureLoad } from "./load";
import { measureLocalnet } from "./localnet-start";
import { measureLocalnetIndex } from "./localnet-index";
import { measureLocalnetChain } from "./localnet-chain";
import { measureLocalnetLoad } from "./localnet-load";
import { measureOverhead } from "./overhead";
import { measurePeople } from "./people";
import { measureScrolling } from "./scrolling";
import { measureStart } from "./start";
import { measureStore } from "./store";
import { measureTrace } from "./trace";
import { measureWeights } from "./weights";
import { SITE } from "../e2e/helpers/site";
import { openWorld, type World } from "./world";

/** One line of the report: a number, and its maximum or minimum. */
export interface Measure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly budget: number | null;
  readonly atLeast?: boolean;
}

interface Part {
  readonly measure: (world: World) => Promise<Measure[]> | Measure[];
  /** How many networks without requests it needs. */
  readonly cold?: number;
}

const PARTS: Readonly<Record<string, Part>> = {
  weights: { measure: measureWeights },
  calls: { measure: measureCalls, cold: SITE.length + 1 },
  layout: { measure: measureLayout },
  lists: { measure: measureLists, cold: 1 },
  decode: { measure: measureDecode },
  trace: { measure: measureTrace, cold: 1 },
  people: { measure: measurePeople },
  scrolling: { measure: measureScrolling, cold: DEVICES.length },
  overhead: { measure: measureOverhead, cold: 1 },
  load: { measure: measureLoad, cold: 2 },
  start: { measure: measureStart },
  localnet: { measure: measureLocalnet },
  index: { measure: measureLocalnetIndex },
  store: { measure: measureStore },
  chain: { measure: measureLocalnetChain },
  sends: { measure: measureLocalnetLoad },
};

/** All of them, or the named ones: `npm run bench -- weights calls`. */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. Choose from: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}
const parts = Object.entries(PARTS).filter(([name]) => named.length === 0 || named.includes(name));

const world = await openWorld(parts.reduce((sum, [, { cold = 0 }]) => sum + cold, 0));
const measures: Measure[] = [];
try {
  for (const [, { measure }] of parts) measures.push(...(await measure(world)));
} finally {
  await world.close();
}

const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 1));
const load = loadavg().map((each) => each.toFixed(1));
console.log(`\nNode ${process.versions.node}, ${cpus().length} cores, load average ${load.join(" ")}\n`);
console.log("| what | measured | budget | |\n|---|---|---|---|");
for (const measure of measures) {
  const { what, value, unit, budget } = measure;
  const verdict = budget === null ? "" : holds(measure) ? "holds" : measure.atLeast ? "UNDER" : "OVER";
  console.log(
    `| ${what} | ${shown(value)} ${unit} | ${budget === null ? "" : `${shown(budget)} ${unit}`} | ${verdict} |`,
  );
}
process.exit(measures.every(holds) ? 0 : 1);

function holds({ value, budget, atLeast = false }: Measure): boolean {
  return budget === null || (atLeast ? value >= budget : value <= budget);
}
