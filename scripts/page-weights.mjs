/** The scripts that each page of the build loads when it is opened: `node scripts/page-weights.mjs` after a build. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { isMain, ROOT } from "./run.mjs";

/** The budget of a page, in kB of gzip. */
export const SCRIPT_BUDGET = 175;

const BUILD = join(ROOT, ".next");

/** @param {string} file */
const read = (file) => readFileSync(join(BUILD, file), "utf8");

/**
 * The pages of the build and the kB of their scripts, the largest first. The parts that a page imports are counted, the
 * parts that it loads later are not.
 * @returns {readonly { readonly page: string, readonly kilobytes: number }[]}
 */
export function pageWeights() {
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(read("build-manifest.json"));
  /** @type {Record<string, string>} */
  const files = JSON.parse(read("server/app-paths-manifest.json"));
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @param {string} script */
  const weigh = (script) => {
    const bytes = known.get(script) ?? gzipSync(read(script), { level: 9 }).length;
    known.set(script, bytes);
    return bytes;
  };
  const weights = Object.entries(files).flatMap(([page, file]) => {
    const manifest = `server/${file.replace(/\.js$/, "_client-reference-manifest.js")}`;
    if (!page.endsWith("/page") || !existsSync(join(BUILD, manifest))) return [];
    const scripts = new Set([...rootMainFiles, ...scriptsOf(read(manifest))]);
    const bytes = [...scripts].reduce((sum, script) => sum + weigh(script), 0);
    return [{ page: page.slice(0, -"/page".length) || "/", kilobytes: bytes / 1_024 }];
  });
  return weights.toSorted((one, other) => other.kilobytes - one.kilobytes);
}

/**
 * The scripts of a page, according to its manifest, which is an assignment of JSON.
 * @param {string} manifest
 */
function scriptsOf(manifest) {
  const start = manifest.indexOf('"] = {');
  /** @type {{ clientModules: Record<string, { chunks: string[] }> }} */
  const { clientModules } = JSON.parse(
    manifest
      .slice(start + '"] = '.length)
      .trimEnd()
      .replace(/;$/, ""),
  );
  return Object.values(clientModules).flatMap(({ chunks }) =>
    chunks.map((chunk) => decodeURI(chunk.replace(/^\/_next\//, ""))),
  );
}

if (isMain(import.meta.url)) {
  for (const { page, kilobytes } of pageWeights())
    console.log(`${kilobytes.toFixed(1).padStart(6)} kB  ${page}`);
}
