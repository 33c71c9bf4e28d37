import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { VARIABLES } from "../lib/config/environment.mjs";
import { RELEASED_FILES } from "./release/release-plan.mjs";
import { ROOT } from "./run.mjs";

/** A script and all files of the project that it imports statically, directly or not. */
function loadedBy(path: string): readonly string[] {
  const imports = [...read(path).matchAll(/^(?:import|export) (?:[^"]* from )?"(\.[^"]+)"/gm)];
  const files = imports.map(([, from = ""]) => join(dirname(path), from));
  return [...new Set([path, ...files.flatMap(loadedBy)])];
}

/** No container is started: the files are compared with the actual scripts and variables. */

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const variableNames = new Set(VARIABLES.map(({ name }) => name));

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
  test("copies only existing files that .dockerignore does not exclude", () => {
    const ignored = read(".dockerignore").split("\n");
    const copied = instructions
      .filter(({ name, words }) => name === "COPY" && !words.some((word) => word.startsWith("--from")))
      .flatMap(({ words }) => words.slice(0, -1));
    expect(copied).toContain("package-lock.json");
    expect(copied.filter((path) => !existsSync(join(ROOT, path)) || ignored.includes(path))).toEqual([]);
    for (const file of RELEASED_FILES) expect(ignored).not.toContain(file.split("/")[0]);
    expect(ignored).toEqual(expect.arrayContaining([".env", "node_modules", ".next"]));
  });

  test("copies all files that the installation loads before the first RUN", () => {
    const untilRun = instructions.slice(
      0,
      instructions.findIndex(({ name }) => name === "RUN"),
    );
    const early = new Set(untilRun.flatMap(({ words }) => words.slice(0, -1)));
    expect(loadedBy("scripts/install.mjs").filter((path) => !early.has(path))).toEqual([]);
  });

  test("runs only existing scripts of the project", () => {
    const scripts = instructions.flatMap(({ name, words }) =>
      name === "RUN" && words[0] === "node" ? [words[1] ?? ""] : [],
    );
    expect(scripts).toEqual(["scripts/install.mjs", "scripts/release.mjs"]);
    for (const script of scripts) expect(existsSync(join(ROOT, script))).toBe(true);
  });

  test("runs as nobody, exposes its PORT, and sets only variables of the explorer", () => {
    expect(wordsOf("USER")).toEqual([["nobody"]]);
    const env = Object.fromEntries(
      wordsOf("ENV")
        .flat()
        .map((pair) => pair.split("=")),
    );
    expect(Object.keys(env).filter((name) => !variableNames.has(name))).toEqual([]);
    expect(wordsOf("EXPOSE")).toEqual([[env["PORT"]]]);
    expect(wordsOf("VOLUME")).toEqual([[env["LOCALNET_DIR"]]]);
  });

  test("starts and checks its health with files of a release", () => {
    const [cmd] = wordsOf("CMD");
    const [health] = wordsOf("HEALTHCHECK");
    expect(jsonOf(cmd)).toEqual(["node", "start.mjs"]);
    const [node, script = ""] = jsonOf(health);
    expect(node).toBe("node");
    expect(RELEASED_FILES).toContain(script);
  });
});

test("a release contains every file that its start and its health check load", () => {
  const loaded = ["scripts/release/start-release.mjs", "scripts/health.mjs"].flatMap(loadedBy);
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

describe("compose.yaml", () => {
  const { services, networks, volumes } = v.parse(
    v.object({
      services: v.record(v.string(), Service),
      networks: v.record(v.string(), v.nullable(v.object({ internal: v.boolean() }))),
      volumes: v.record(v.string(), v.null()),
    }),
    parse(read("compose.yaml"), { merge: true }),
  );
  const explorers = Object.entries(services).filter(([, { image }]) => image === "shardscope");

  test("has two explorers, and publishes only ports of the proxy", () => {
    expect(explorers).toHaveLength(2);
    expect(Object.entries(services).flatMap(([name, { ports }]) => (ports.length > 0 ? [name] : []))).toEqual(
      ["proxy"],
    );
    expect(services["redis"]?.networks.map((name) => networks[name]?.internal)).toEqual([true]);
    expect(services["proxy"]?.networks).not.toContain("back");
  });

  test("refers only to existing services, networks, volumes and files", () => {
    for (const { depends_on, networks: used, volumes: mounted } of Object.values(services)) {
      expect(depends_on.filter((name) => !(name in services))).toEqual([]);
      expect(used.filter((name) => !(name in networks))).toEqual([]);
      for (const [from = ""] of mounted.map((mount) => mount.split(":")))
        expect(from.startsWith("./") ? existsSync(join(ROOT, from)) : from in volumes).toBe(true);
    }
  });

  test("sets the same variables for both explorers, all of them variableNames, with an existing Redis and one trusted proxy", () => {
    for (const [, { environment }] of explorers) {
      expect(Object.keys(environment).filter((name) => !variableNames.has(name))).toEqual([]);
      expect(new URL(String(environment["REDIS_URL"])).hostname in services).toBe(true);
      expect(environment["TRUSTED_PROXIES"]).toBe(1);
      expect(environment).toEqual(explorers[0]?.[1].environment);
    }
  });

  test("has a proxy that forwards to both explorers on their ports, except for the metrics", () => {
    const [, targets = ""] = /reverse_proxy ([^{]+) \{/.exec(read("deploy/Caddyfile")) ?? [];
    expect(targets.split(" ")).toEqual(
      explorers.map(([name, { environment }]) => `${name}:${environment["PORT"]}`),
    );
    expect(read("deploy/Caddyfile")).toContain("respond /api/metrics 404");
    expect(services["proxy"]?.environment).toHaveProperty("SITE_ADDRESS");
  });

  test("has a proxy that reports visitors who leave, and does not drop an explorer for a single failure", () => {
    const directives = read("deploy/Caddyfile")
      .split("\n")
      .map((line) => line.trim().split(" "));
    const valueOf = (name: string) => directives.find(([first]) => first === name)?.[1];
    expect(valueOf("flush_interval")).toBeUndefined();
    expect(valueOf("fail_duration")).toBe("5s");
    expect(Number(valueOf("max_fails"))).toBeGreaterThan(1);
  });
});

describe("the files in .github", () => {
  const files = readdirSync(join(ROOT, ".github"), { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".yml"),
  );

  test.each(files)("%s is valid YAML", (path) => {
    expect(parse(read(`.github/${path}`))).toBeTypeOf("object");
  });

  test("run .ci/run and only existing npm scripts in CI", () => {
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
