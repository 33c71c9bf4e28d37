/**
 * `npm run release`: an archive with a prebuilt explorer that starts with Node alone, `node start.mjs`.
 *
 *   --tag            tags the commit with the version of package.json; requires that all changes are committed
 *   --folder <path>  makes the folder but no archive; the folder is new, empty, or an earlier release
 *   --as-built       uses the existing build
 */
import { createHash } from "node:crypto";
import {
  createReadStream,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { build, SERVER } from "./build.mjs";
import { install } from "./install.mjs";
import { buildLocalnet } from "./localnet.mjs";
import { fullNotices } from "./docs/notices.mjs";
import {
  foldersOf,
  isReleased,
  LOADED_BY_NAME,
  RELEASED_FILES,
  releaseName,
} from "./release/release-plan.mjs";
import { capture, QUIET, requireNode, ROOT, run, step } from "./run.mjs";

const { values: wanted } = parseArgs({
  options: { tag: { type: "boolean" }, folder: { type: "string" }, "as-built": { type: "boolean" } },
});

requireNode();
const { name, version, description, license, engines } = read("package.json");
if (wanted.tag) await requireTaggable();
const chosen = wanted.folder === undefined ? null : resolve(wanted.folder);
if (chosen !== null) requireReplaceable(chosen);
if (!wanted["as-built"]) {
  await install("run");
  // Without the gallery of the interface.
  delete process.env["UI_GALLERY"];
  await build();
} else if (!existsSync(SERVER)) stop("There is no build yet. Run: npm run build");
// Not before: a failed build must leave no tag.
if (wanted.tag) await tagCommit();

const title = releaseName({
  version,
  platform: process.platform,
  arch: process.arch,
  commit: await commit(),
});
const folder = chosen ?? join(ROOT, ".release", title);
await step(`copying the explorer to ${relative(process.cwd(), folder) || "."}`, fill);
if (chosen === null) await step("packing the archive", pack);

async function fill() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const standalone = dirname(SERVER);
  cpSync(standalone, join(folder, "explorer"), {
    recursive: true,
    filter: (path) => isReleased(relative(standalone, path).replaceAll(sep, "/")),
  });
  const { packages } = await buildLocalnet(join(folder, "localnet"));
  const locked = read("package-lock.json").packages;
  const isInstalled = (/** @type {string} */ path) => existsSync(join(ROOT, path));
  for (const path of [...RELEASED_FILES, ...foldersOf(locked, [...packages, ...LOADED_BY_NAME], isInstalled)])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  writeFileSync(join(folder, "start.mjs"), 'import "./scripts/release/start-release.mjs";\n');
  const scripts = { start: "node start.mjs" };
  const manifest = { name, version, description, license, private: true, type: "module", scripts, engines };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, "THIRD-PARTY-NOTICES.txt"), fullNotices());
  writeFileSync(join(folder, "sbom.cdx.json"), await billOfMaterials());
}

async function pack() {
  const archive = `${folder}.tar.gz`;
  const code = await run("tar", ["-czf", archive, "-C", dirname(folder), basename(folder)]);
  if (code !== 0) process.exit(code);
  const digest = createHash("sha256");
  await pipeline(createReadStream(archive), digest);
  writeFileSync(`${archive}.sha256`, `${digest.digest("hex")}  ${basename(archive)}\n`);
  console.log(`  ${relative(process.cwd(), archive)}`);
}

/** A CycloneDX document of all packages in the lockfile that are needed to run. */
async function billOfMaterials() {
  const options = ["--sbom-format=cyclonedx", "--sbom-type=application", "--omit=dev", "--package-lock-only"];
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { exitCode, output } = await capture(npm, ["sbom", ...options, "--loglevel=silent"], {
    env: { ...process.env, ...QUIET },
    shell: process.platform === "win32",
  });
  if (exitCode !== 0) stop(`npm could not list the packages:\n${output}`);
  return output;
}

/** Null if this is not a repository. */
async function commit() {
  const { exitCode, output } = await git("rev-parse", "HEAD");
  if (exitCode !== 0) return null;
  return { id: output.trim(), tags: (await git("tag", "--points-at", "HEAD")).output.trim().split("\n") };
}

/** The folder is emptied. @param {string} path */
function requireReplaceable(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) stop(`${path} is not a folder.`);
  if (readdirSync(path).length === 0) return;
  if (!existsSync(join(path, "start.mjs")) || !existsSync(join(path, "sbom.cdx.json")))
    stop(`${path} is neither empty nor an earlier release: nothing in it has been changed.`);
}

async function requireTaggable() {
  if ((await git("status", "--porcelain")).output !== "") stop("There are uncommitted changes.");
  if (!readFileSync(join(ROOT, "CHANGELOG.md"), "utf8").includes(`\n## ${version}\n`))
    stop(`CHANGELOG.md has no section titled ${version}.`);
  if ((await git("tag", "--list", `v${version}`)).output !== "") stop(`The tag v${version} already exists.`);
}

async function tagCommit() {
  const { exitCode, output } = await git(
    "tag",
    "--annotate",
    `v${version}`,
    "--message",
    `${name} ${version}`,
  );
  if (exitCode !== 0) stop(output);
}

/** @param {readonly string[]} args */
async function git(...args) {
  try {
    return await capture("git", args);
  } catch {
    return { exitCode: 1, output: "git is not installed" };
  }
}

/** @param {string} path */
function read(path) {
  return JSON.parse(readFileSync(join(ROOT, path), "utf8"));
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}
