import { gzipSync } from "node:zlib";
import type { Measure } from "./main";
import type { World } from "./world";

const KB = 1_024;

/** What a first visit to a page loads, according to its HTML: scripts for modern browsers, styles, the page. */
export async function measureWeights(world: World): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { name, path } of world.pages) {
    const html = await (await fetch(world.url + path)).text();
    const modern = html.replaceAll(/<script[^>]*nomodule[^>]*>/gi, "");
    const scripts = [...modern.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
    measures.push(
      {
        what: `JavaScript of ${name}, gzip`,
        value: await weigh(world, scripts, /src="([^"]+)"/g),
        unit: "kB",
        budget: 175,
      },
      {
        what: `CSS of ${name}, gzip`,
        value: await weigh(world, styles, /href="([^"]+)"/g),
        unit: "kB",
        budget: 15,
      },
      {
        what: `HTML of ${name}, gzip`,
        value: gzipSync(html, { level: 9 }).length / KB,
        unit: "kB",
        budget: null,
      },
    );
  }
  return measures;
}

async function weigh(world: World, tags: readonly string[], naming: RegExp): Promise<number> {
  const found = tags.flatMap((tag) => [...tag.matchAll(naming)].flatMap(([, named]) => named ?? []));
  if (found.length === 0) throw new Error("the page names no files");
  let bytes = 0;
  for (const path of new Set(found)) {
    const response = await fetch(new URL(path.replaceAll("&amp;", "&"), world.url));
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    bytes += gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
  }
  return bytes / KB;
}
