import lighthouse, { desktopConfig } from "lighthouse";
import { openChromium } from "./debugged-chromium";
import type { Measure } from "./main";
import { median } from "./median";
import { relayWithout } from "./relay";
import type { World } from "./world";

const PAGES = new Set(["home", "account", "transaction", "block"]);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** A phone in Lighthouse's usual slow network, and a computer on a desk. */
const DEVICES = [
  { device: "a phone", config: undefined },
  { device: "a desk", config: desktopConfig },
] as const;
/** Some builds of Chromium end every request whose answer has it while they write the trace that is measured. */
const UNTRACED = "referrer-policy";
const RUNS = 3;
const LEAST = 98;

/** What Lighthouse thinks of the pages that are opened most. The median counts, since machines have other things to do. */
export async function measureLighthouse(world: World): Promise<Measure[]> {
  const browser = await openChromium();
  const relay = await relayWithout(UNTRACED, world.url);
  try {
    const measures: Measure[] = [];
    for (const { name, path } of world.pages.filter((page) => PAGES.has(page.name))) {
      for (const { device, config } of DEVICES) {
        const scores = CATEGORIES.map((): number[] => []);
        for (let run = 0; run < RUNS; run++) {
          const found = await scoresOf(relay.url + path, browser.port, config);
          for (const [place, score] of found.entries()) scores[place]?.push(score);
        }
        for (const [place, category] of CATEGORIES.entries())
          measures.push({
            what: `${category} of ${name} on ${device}, Lighthouse`,
            value: median(scores[place] ?? []),
            unit: "",
            budget: LEAST,
            atLeast: true,
          });
      }
    }
    return measures;
  } finally {
    relay.close();
    await browser.close();
  }
}

async function scoresOf(url: string, port: number, config: typeof desktopConfig | undefined) {
  const result = await lighthouse(
    url,
    { port, onlyCategories: CATEGORIES, logLevel: "error", output: "json" },
    config,
  );
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(
      `Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`,
    );
  for (const audit of missed(result.lhr)) console.error(`  ${url}: ${audit}`);
  return CATEGORIES.map((category) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100));
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** What cost points, so that whoever reads a number below the budget knows where to look. */
function missed({ categories, audits }: Report): readonly string[] {
  return CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      const score = audit?.score ?? null;
      if (weight === 0 || score === null || score >= 0.9) return [];
      return [`${category}, ${id} ${score} ${audit?.displayValue ?? ""}`];
    }),
  );
}
