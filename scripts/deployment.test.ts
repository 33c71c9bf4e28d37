import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { VARIABLES } from "../lib/config/environment.mjs";
import { RELEASED_FILES } from "./release-plan.mjs";
import { ROOT } from "./run.mjs";

/** The project's files that a script loads at once, and those that these load. */
function loadedBy(path: string): readonly string[] {
  const imports = [...read(path).matchAll(/^(?:import|export) (?:[^"]* from )?"(\.[^"]+)"/gm)];
  const files = imports.map(([, from = ""]) => join(dirname(path), from));
  return [...new Set([path, ...files.flatMap(loadedBy)])];
}

/** The test machine need not have containers: the files are compared with the actual scripts and variables. */

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const known = new Set(VARIABLES.map(({ name }) => name));

const instructions = read("Dockerfile")
  .replaceAll(/\\\n\s*/g, " ")
  .split("\n")
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => {
    const [name = "", ...words] = line.split(/\s+/);
    return { name, words };
  });
const stages = instructions.flatMap(({ name }, place) => (name === "FROM" ? [place] : []));
const last = instructions.slice(stages.at(-1));
const wordsOf = (name: string) => last.filter((each) => each.name === name).map(({ words }) => words);
const jsonOf = (words: readonly string[] = []) =>
  v.parse(v.array(v.string()), JSON.parse(words.slice(words.indexOf("CMD") + 1).join(" ")));

describe("the container", () => {
  test("is made from files that are there and that .dockerignore lets in", () => {
    const ignored = read(".dockerignore").split("\n");
    const copied = instructions
      .filter(({ name, words }) => name === "COPY" && !words.some((word) => word.startsWith("--from")))
      .flatMap(({ words }) => words.slice(0, -1));
    expect(copied).toContain("package-lock.json");
    expect(copied.filter((path) => !existsSync(join(ROOT, path)) || ignored.includes(path))).toEqual([]);
    for (const file of RELEASED_FILES) expect(ignored).not.toContain(file.split("/")[0]);
    expect(ignored).toEqual(expect.arrayContaining([".env", "node_modules", ".next"]));
  });

  test("has all that installing takes before everything else is copied", () => {
    const untilRun = instructions.slice(
      0,
      instructions.findIndex(({ name }) => name === "RUN"),
    );
    const early = new Set(untilRun.flatMap(({ words }) => words.slice(0, -1)));
    expect(loadedBy("scripts/install.mjs").filter((path) => !early.has(path))).toEqual([]);
  });

  test("runs scripts of the project that are there", () => {
    const scripts = instructions.flatMap(({ name, words }) =>
      name === "RUN" && words[0] === "node" ? [words[1] ?? ""] : [],
    );
    expect(scripts).toEqual(["scripts/install.mjs", "scripts/release.mjs"]);
    for (const script of scripts) expect(existsSync(join(ROOT, script))).toBe(true);
  });

  test("runs as nobody, on a port that it names, with variables that the explorer knows", () => {
    expect(wordsOf("USER")).toEqual([["nobody"]]);
    const env = Object.fromEntries(
      wordsOf("ENV")
        .flat()
        .map((pair) => pair.split("=")),
    );
    expect(Object.keys(env).filter((name) => !known.has(name))).toEqual([]);
    expect(wordsOf("EXPOSE")).toEqual([[env["PORT"]]]);
    expect(wordsOf("VOLUME")).toEqual([[env["LOCALNET_DIR"]]]);
  });

  test("starts, and is asked for its health, with what a release contains", () => {
    const [cmd] = wordsOf("CMD");
    const [health] = wordsOf("HEALTHCHECK");
    expect(jsonOf(cmd)).toEqual(["node", "start.mjs"]);
    const [node, script = ""] = jsonOf(health);
    expect(node).toBe("node");
    expect(RELEASED_FILES).toContain(script);
  });
});

test("a release has all that its start and its health check load", () => {
  const loaded = ["scripts/start-release.mjs", "scripts/health.mjs"].flatMap(loadedBy);
  expect(loaded).toContain("lib/config/environment.mjs");
  expect(loaded.filter((path) => !RELEASED_FILES.includes(path))).toEqual([]);
});

const Service = v.object({
  image: v.string(),
  read_only: v.literal(true),
  cap_drop: v.tuple([v.literal("ALL")]),
  security_opt: v.tuple([v.literal("no-new-privileges:true")]),
  networks: v.array(v.string()),
  depends_on: v.optional(v.array(v.string()), []),
  environment: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  ports: v.optional(v.array(v.string()), []),
  volumes: v.optional(v.array(v.string()), []),
});

describe("the composition", () => {
  const { services, networks, volumes } = v.parse(
    v.object({
      services: v.record(v.string(), Service),
      networks: v.record(v.string(), v.nullable(v.object({ internal: v.boolean() }))),
      volumes: v.record(v.string(), v.null()),
    }),
    parse(read("compose.yaml"), { merge: true }),
  );
  const explorers = Object.entries(services).filter(([, { image }]) => image === "shardscope");

  test("has two explorers, of which only the proxy is reached from outside", () => {
    expect(explorers).toHaveLength(2);
    expect(Object.entries(services).flatMap(([name, { ports }]) => (ports.length > 0 ? [name] : []))).toEqual(
      ["proxy"],
    );
    expect(services["redis"]?.networks.map((name) => networks[name]?.internal)).toEqual([true]);
    expect(services["proxy"]?.networks).not.toContain("back");
  });

  test("names services, networks, volumes and files that are there", () => {
    for (const { depends_on, networks: used, volumes: mounted } of Object.values(services)) {
      expect(depends_on.filter((name) => !(name in services))).toEqual([]);
      expect(used.filter((name) => !(name in networks))).toEqual([]);
      for (const [from = ""] of mounted.map((mount) => mount.split(":")))
        expect(from.startsWith("./") ? existsSync(join(ROOT, from)) : from in volumes).toBe(true);
    }
  });

  test("sets variables of the explorer, the same for both, and the Redis and proxies that are there", () => {
    for (const [, { environment }] of explorers) {
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
      expect(new URL(String(environment["REDIS_URL"])).hostname in services).toBe(true);
      expect(environment["TRUSTED_PROXIES"]).toBe(1);
      expect(environment).toEqual(explorers[0]?.[1].environment);
    }
  });

  test("the proxy passes on to both, on the port that they listen on", () => {
    const [, targets = ""] = /reverse_proxy ([^{]+) \{/.exec(read("deploy/Caddyfile")) ?? [];
    expect(targets.split(" ")).toEqual(
      explorers.map(([name, { environment }]) => `${name}:${environment["PORT"]}`),
    );
    expect(read("deploy/Caddyfile")).toContain("respond /api/metrics 404");
    expect(services["proxy"]?.environment).toHaveProperty("SITE_ADDRESS");
  });
});

describe("hosted checks and templates", () => {
  const files = readdirSync(join(ROOT, ".github"), { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".yml"),
  );

  test.each(files)("%s is YAML", (path) => {
    expect(parse(read(`.github/${path}`))).toBeTypeOf("object");
  });

  test("call what lands here has to pass, and scripts that are there", () => {
    const runs = read(".github/workflows/ci.yml")
      .split("\n")
      .flatMap((line) => /- run: (.*)/.exec(line)?.[1] ?? []);
    expect(runs).toContain("bash .ci/run");
    const { scripts } = v.parse(
      v.object({ scripts: v.record(v.string(), v.string()) }),
      JSON.parse(read("package.json")),
    );
    const npm = runs.flatMap((line) => /^npm run (\S+)/.exec(line)?.[1] ?? []);
    expect(npm.filter((name) => !(name in scripts))).toEqual([]);
  });
});
