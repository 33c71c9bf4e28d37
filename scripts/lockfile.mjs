/**
 * Completes the lockfile after a change of dependencies: a registry that does not carry the binaries of
 * other platforms makes npm leave them out, and `npm ci` then refuses the file everywhere. Their names say
 * which platform they are for. Run it after `npm install`; it changes nothing when nothing is missing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.mjs";

const SYSTEMS = [
  "darwin",
  "win32",
  "android",
  "freebsd",
  "openharmony",
  "linux",
  "aix",
  "sunos",
  "netbsd",
  "openbsd",
];
const PROCESSORS = [
  "arm64",
  "arm",
  "x64",
  "ia32",
  "riscv64",
  "ppc64",
  "s390x",
  "loong64",
  "mips64el",
  "wasm32",
];

const path = join(ROOT, "package-lock.json");
const lock = JSON.parse(readFileSync(path, "utf8"));
/** @typedef {{ dev?: boolean | undefined, optionalDependencies?: Record<string, string> }} Entry */
/** @type {Record<string, Entry>} */
const packages = lock.packages;
const present = new Set(
  Object.keys(packages).map((key) => key.slice(key.lastIndexOf("node_modules/") + "node_modules/".length)),
);

/** @param {readonly string[]} all @param {readonly string[]} words */
const among = (all, words) => {
  const hits = all.filter((word) => words.includes(word));
  return hits.length === 0 ? undefined : hits;
};

let added = 0;
for (const owner of Object.values({ ...packages })) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    if (!/^\d/.test(version) || present.has(name)) continue;
    const words = (name.split("/").at(-1) ?? "").split("-");
    /** @type {Entry & Record<string, unknown>} */
    const entry = {
      version,
      cpu: among(PROCESSORS, words),
      dev: owner.dev,
      optional: true,
      os: among(SYSTEMS, words),
    };
    packages[`node_modules/${name}`] = entry;
    present.add(name);
    added += 1;
  }
}
if (added > 0) {
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`${added} packages of other platforms added to the lockfile`);
