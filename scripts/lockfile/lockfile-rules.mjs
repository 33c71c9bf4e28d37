/**
 * What a lockfile must contain so that `npm ci` installs the same packages everywhere.
 *
 * @typedef {{
 *   version?: string, integrity?: string, resolved?: string, link?: boolean, inBundle?: boolean,
 *   os?: readonly string[], libc?: readonly string[], optionalDependencies?: Readonly<Record<string, string>>,
 * }} Entry
 * @typedef {Readonly<Record<string, Entry>>} Packages
 */

/** Ours, and that of the tools that a test of localnet installs. */
export const LOCKFILES = ["package-lock.json", "localnet/clients/contract-project/package-lock.json"];

/** Suffixes of packages with binaries for Linux. */
const C_LIBRARIES = /** @type {const} */ ([
  [/-musl(eabihf)?$/, "musl"],
  [/-gnu(eabihf)?$/, "glibc"],
]);

const FIRST_FIELDS = new Set(["name", "version", "resolved", "integrity"]);

/** @param {string} path in the form of `node_modules/a/node_modules/@b/c` */
const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** @param {string} path @param {Entry} entry @returns {Entry} */
function withLibrary(path, entry) {
  if (entry.libc !== undefined || entry.os?.includes("linux") !== true) return entry;
  const library = C_LIBRARIES.find(([end]) => end.test(path))?.[1];
  if (library === undefined) return entry;
  // In npm's own order, so that npm does not rewrite the file.
  const fields = Object.entries(entry);
  const at = fields.findIndex(([name]) => !FIRST_FIELDS.has(name) && name > "libc");
  return Object.fromEntries([...fields.slice(0, at), ["libc", [library]], ...fields.slice(at)]);
}

/**
 * Adds the C library to binaries for Linux where only their name tells it: otherwise npm installs both.
 *
 * @param {Packages} packages
 * @returns {Packages}
 */
export const completed = (packages) =>
  Object.fromEntries(Object.entries(packages).map(([path, entry]) => [path, withLibrary(path, entry)]));

/** Our own folders, and packages inside another package's archive, have no archive. */
/** @param {string} path @param {Entry} entry */
const hasArchive = (path, { link, inBundle }) =>
  path.includes("node_modules/") && link !== true && inBundle !== true;

/** @param {Packages} packages @returns {readonly string[]} one sentence for each invalid entry */
export function problemsOf(packages) {
  const names = new Set(Object.keys(packages).map(nameOf));
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(hasArchive(path, entry) && entry.integrity === undefined ? [`${path} has no integrity`] : []),
    ...(entry.resolved?.includes("://") === true ? [`${path} names a registry`] : []),
    ...Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !names.has(name))
      .map(
        ([name, version]) =>
          `${path} has the optional dependency ${name}@${version}, which the registry did not have: choose a version that is published for all platforms`,
      ),
  ]);
}
