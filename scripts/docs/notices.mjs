/** Reads the data for THIRD-PARTY-NOTICES.txt. Packages must be installed. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { noticesText, noticesWithTerms } from "./notices-text.mjs";
import { foldersOf } from "../release/release-plan.mjs";
import { ROOT } from "../run.mjs";

/** @typedef {import("./notices-text.mjs").NoticedPackage} NoticedPackage */

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice|ofl)[^/]*$/i;
/** Where Next keeps other packages, each with its license. */
const WITHIN = "node_modules/next/dist/compiled";
const CONTRACTS = "localnet/contracts";

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), "utf8");

/** @param {string} folder */
function licenseFiles(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name) && !/\.(?:js|json)$/.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => read(`${folder}/${name}`));
}

/** The build's output contains nothing of these. */
const BUILD_TOOLS = new Set(["@tailwindcss/postcss", "@types/node", "@types/react", "esbuild", "typescript"]);

/** @param {readonly string[]} dependencies @returns {NoticedPackage[]} */
function packages(dependencies) {
  /** @type {Readonly<Record<string, import("../release/release-plan.mjs").LockEntry & { version?: string, license?: string, optional?: boolean }>>} */
  const locked = JSON.parse(read("package-lock.json")).packages;
  const names = dependencies.filter((name) => !BUILD_TOOLS.has(name));
  return foldersOf(locked, names, () => true).map((path) => {
    const { version, license = null, optional } = locked[path] ?? {};
    // Packages for single systems are not installed everywhere.
    const texts = optional === true ? [] : licenseFiles(path);
    return { path: `${path.replace(/^node_modules\//, "")} ${version}`, license, texts };
  });
}

/** @returns {NoticedPackage[]} */
function withinPackages() {
  return readdirSync(join(ROOT, WITHIN), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => LICENSE_FILE.test(path.slice(path.lastIndexOf("/") + 1)))
    .map((path) => path.slice(0, Math.max(0, path.lastIndexOf("/"))))
    .sort()
    .map((folder) => ({
      path: `next/dist/compiled/${folder}`,
      license: licenseOf(`${WITHIN}/${folder}/package.json`),
      texts: licenseFiles(`${WITHIN}/${folder}`),
    }));
}

/** @param {string} manifest */
function licenseOf(manifest) {
  if (!existsSync(join(ROOT, manifest))) return null;
  const { license } = JSON.parse(read(manifest));
  return typeof license === "string" ? license : null;
}

function found() {
  const dependencies = Object.keys(JSON.parse(read("package.json")).dependencies);
  return {
    packages: packages(dependencies),
    fonts: dependencies.filter((name) => name.startsWith("@fontsource")),
    codes: Object.entries(JSON.parse(read(`${CONTRACTS}/code-origins.json`))),
    own: Object.keys(JSON.parse(read(`${CONTRACTS}/compiled.json`))),
  };
}

export const notices = () => noticesText(found());

export const fullNotices = () => noticesWithTerms({ ...found(), within: withinPackages() });
