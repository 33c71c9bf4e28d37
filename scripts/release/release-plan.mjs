/**
 * The contents of a release: the explorer as Next has built it, the embedded chain as a bundle, and the scripts that
 * start them.
 */

/**
 * @typedef {{
 *   dependencies?: Readonly<Record<string, string>>, optionalDependencies?: Readonly<Record<string, string>>,
 *   peerDependencies?: Readonly<Record<string, string>>,
 *   peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>,
 * }} LockEntry
 * @typedef {Readonly<Record<string, LockEntry>>} LockedPackages
 */

/** Copied as they are, to the same places. */
export const RELEASED_FILES = [
  ".env.example",
  "CHANGELOG.md",
  "LICENSE",
  "README.md",
  "docs/operations.md",
  "lib/config/environment.mjs",
  "scripts/health.mjs",
  "scripts/release/start-release.mjs",
  "scripts/run.mjs",
  "scripts/start/children.mjs",
  "scripts/start/ending.mjs",
  "scripts/start/localnet-program.mjs",
  "scripts/start/serve.mjs",
  "scripts/start/settings.mjs",
  "scripts/start/starter.mjs",
];

/** Packages that the server loads by name and only if present, so that Next has not traced them. */
export const LOADED_BY_NAME = ["sharp"];

/**
 * Whether a file of the built explorer goes into a release. Next includes the `.env` files of the building machine,
 * with the keys in them, and useless remains of packages that it was told to leave out.
 *
 * @param {string} path within the standalone folder, with slashes
 */
export const isReleased = (path) =>
  !/^\.env(\.|$)/.test(path) && !/^node_modules\/(sharp|@img)(\/|$)/.test(path);

/**
 * The folders of the packages with these names and of all their dependencies.
 *
 * @param {LockedPackages} packages of the lockfile
 * @param {readonly string[]} names
 * @param {(path: string) => boolean} isInstalled Binaries for other systems are in the lockfile, too.
 * @returns {readonly string[]}
 */
export function foldersOf(packages, names, isInstalled) {
  const ours = packages[""]?.dependencies ?? {};
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} from @param {string} name */
  const add = (from, name) => {
    const path = nearest(packages, from, name);
    if (path === null || found.has(path) || !isInstalled(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, ...peers } = packages[path] ?? {};
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(path, each);
    // Other peers are for uses of the package that we do not have.
    for (const each of Object.keys(peers.peerDependencies ?? {}))
      if (each in ours && peers.peerDependenciesMeta?.[each]?.optional !== true) add(path, each);
  };
  for (const name of names) add("", name);
  return [...found].sort();
}

/**
 * Resolves a name as Node does.
 *
 * @param {LockedPackages} packages @param {string} from @param {string} name @returns {string | null}
 */
function nearest(packages, from, name) {
  const path = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (path in packages) return path;
  if (from === "") return null;
  const above = from.lastIndexOf("/node_modules/");
  return nearest(packages, above < 0 ? "" : from.slice(0, above), name);
}

/**
 * @param {{ version: string, platform: string, arch: string, commit: { id: string, tags: readonly string[] } | null }} made
 *   `commit` is null where the source is not a repository.
 */
export function releaseName({ version, platform, arch, commit }) {
  const isTagged = commit === null || commit.tags.includes(`v${version}`);
  return `shardscope-${version}${isTagged ? "" : `+${commit.id.slice(0, 8)}`}-${platform}-${arch}`;
}
