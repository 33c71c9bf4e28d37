/** The text of THIRD-PARTY-NOTICES.txt, from the lockfile, the packages and the table of contracts. */

/**
 * @typedef {{ path: string, license: string | null, texts: readonly string[] }} NoticedPackage `path` is its place in the
 *   lockfile with its version, or within another package; `texts` are its license files
 * @typedef {{ source: string, license: string | null, copyright?: string }} CodeOrigin
 */

const RULE = "=".repeat(80);
const COPYRIGHT = /^\W*(?:copyright|©|\(c\))/i;
/** For a file that begins with something other than its license. */
const TITLE = /^\W*(?:the\s+)?(?:mit|isc|bsd|apache)(?:\s+license)?(?:\s+\((?:mit|isc)\))?\W*$/i;

/** Separates a license's terms from the copyright holders, which differ between packages. @param {string} text */
function split(text) {
  const lines = text.replaceAll("\r", "").split("\n");
  const owners = lines.filter((line) => COPYRIGHT.test(line) && line.length < 200).map((line) => line.trim());
  const terms = lines
    .filter((line) => !(COPYRIGHT.test(line) && line.length < 200) && !TITLE.test(line))
    .map((line) => line.trimEnd())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
  return {
    owners,
    terms,
    key: terms
      .replaceAll(/[^a-z0-9]+/gi, " ")
      .trim()
      .toLowerCase(),
  };
}

/** Groups packages with the same terms, so that the terms appear once. @param {readonly NoticedPackage[]} packages */
function termsOf(packages) {
  /** @type {Map<string, { terms: string, holders: string[] }>} */
  const groups = new Map();
  for (const { path, texts } of packages)
    for (const { owners, terms, key } of texts.map(split)) {
      const group = groups.get(key) ?? { terms, holders: [] };
      groups.set(key, group);
      group.holders.push([`  ${path}`, ...owners.map((owner) => `    ${owner}`)].join("\n"));
    }
  return [...groups.values()].map(({ terms, holders }) => `${holders.join("\n")}\n\n${terms}`);
}

/** @param {readonly (readonly [string, string])[]} rows */
function table(rows) {
  const width = Math.max(...rows.map(([first]) => first.length)) + 2;
  return rows.map(([first, second]) => `  ${first.padEnd(width)}${second}`).join("\n");
}

/** @param {string | null} license */
const named = (license) => license ?? "none stated";

/**
 * The list alone, for the repository, which contains none of the packages.
 *
 * @param {{
 *   packages: readonly NoticedPackage[], fonts: readonly string[],
 *   codes: readonly (readonly [string, CodeOrigin])[], own: readonly string[],
 * }} found `fonts` are names of packages; `own` are contracts in `localnet/contracts/tolk`
 */
export function noticesText({ packages, fonts, codes, own }) {
  const isFont = (/** @type {NoticedPackage} */ { path }) =>
    fonts.some((name) => path.startsWith(`${name} `));
  return `${[
    "Shardscope contains, or is built with, the third-party work listed here. Its own code is under the MIT License\n(LICENSE). `npm run docs` writes this file; archives made by `npm run release` also contain the full license texts.",
    `FONTS\n\n${rowsOf(packages.filter(isFont))}`,
    `CONTRACTS OF THE EMBEDDED CHAIN\n\nThird-party code in localnet/contracts, as published and as it runs on public networks. Repositories are on\nGitHub; the license is that of the repository.\n\n${table(
      codes.map(([name, { source, license, copyright }]) => [
        name,
        `${named(license)}; ${source}${copyright === undefined ? "" : `; Copyright (c) ${copyright}`}`,
      ]),
    )}\n\nCompiled from our own sources in localnet/contracts/tolk, under the license of Shardscope:\n\n${wrapped(own)}`,
    `PACKAGES\n\n${rowsOf(packages.filter((each) => !isFont(each)))}`,
  ].join(`\n\n${RULE}\n\n`)}\n`;
}

/**
 * With the license texts, for releases, which contain the packages.
 *
 * @param {Parameters<typeof noticesText>[0] & { within: readonly NoticedPackage[] }} found
 *   `within` are packages that other packages contain
 */
export function noticesWithTerms({ within, ...found }) {
  return `${[
    noticesText(found).trimEnd(),
    `WITHIN PACKAGES\n\n${rowsOf(within)}`,
    "LICENSES\n\nEach text appears once, after the packages that it applies to. Platform-specific binaries have theirs in their own folder.",
    ...termsOf([...found.packages, ...within]),
  ].join(`\n\n${RULE}\n\n`)}\n`;
}

/** @param {readonly NoticedPackage[]} all */
function rowsOf(all) {
  return table(all.map(({ path, license }) => /** @type {const} */ ([path, named(license)])));
}

/** @param {readonly string[]} names */
function wrapped(names) {
  /** @type {string[]} */
  const lines = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last === undefined || last.length + name.length > 96) lines.push(`  ${name}`);
    else lines[lines.length - 1] = `${last}, ${name}`;
  }
  return lines.join("\n");
}
