import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** Which folders the modules of a folder may import from. The longest matching row counts. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  "lib/ton": [],
  "lib/text": [],
  "lib/config": [],
  "lib/settings": [],
  "lib/security": [],
  "lib/paths.ts": ["lib/ton"],
  "lib/search": ["lib/ton", "lib/text", "lib/paths.ts"],
  "lib/toncenter": ["lib/ton"],
  "lib/domain": ["lib/ton", "lib/text", "lib/toncenter", "lib/search", "lib/paths.ts"],
  "lib/browser": [],
  "lib/query": ["lib/browser", "lib/ton", "lib/toncenter", "lib/domain", "lib/paths.ts"],
  "lib/gateway": ["lib/ton", "lib/text", "lib/toncenter", "lib/config", "lib/security"],
  "lib/loaders": [
    "lib/ton",
    "lib/text",
    "lib/toncenter",
    "lib/search",
    "lib/domain",
    "lib/gateway",
    "lib/settings",
    "lib/config",
    "lib/paths.ts",
  ],
  "components/ui": ["lib/browser", "lib/ton/value"],
  components: [
    "lib/browser",
    "lib/ton",
    "lib/text",
    "lib/toncenter",
    "lib/search",
    "lib/domain",
    "lib/query",
    "lib/settings",
    "lib/paths.ts",
    "package.json",
  ],
  // No other module may import samples, and none the helpers of tests.
  "components/gallery": [
    "components",
    "fixtures",
    "lib/ton",
    "lib/text",
    "lib/toncenter",
    "lib/search",
    "lib/domain",
    "lib/query",
    "lib/settings",
    "lib/paths.ts",
  ],
  app: [
    "components",
    "lib/ton",
    "lib/text",
    "lib/toncenter",
    "lib/search",
    "lib/domain",
    "lib/query",
    "lib/loaders",
    "lib/settings",
    "lib/paths.ts",
  ],
  "app/api": [
    "lib/ton",
    "lib/toncenter",
    "lib/domain",
    "lib/loaders",
    "lib/gateway",
    "lib/security",
    "lib/settings",
    "lib/paths.ts",
  ],
  // They present the content of pages in other forms.
  "app/api/[network]/card": [
    "components",
    "lib/ton",
    "lib/text",
    "lib/toncenter",
    "lib/domain",
    "lib/loaders",
  ],
  "app/api/[network]/text": ["app/api/[network]/card", "lib/domain", "lib/loaders"],
  "instrumentation.ts": ["instrumentation.node.ts", "lib/gateway"],
  "instrumentation.node.ts": ["lib/gateway", "lib/loaders/request"],
  localnet: ["lib/ton", "lib/toncenter"],
};

/** Packages that are kept out of the pure folders. */
const PURE = ["lib/ton", "lib/text", "lib/toncenter", "lib/search", "lib/domain"];
const IMPURE_PACKAGES = /^(?:(?:react|react-dom|next|@tanstack|server-only)(?:\/|$)|node:(?!assert$))/;

interface Import {
  readonly from: string;
  readonly to: string;
  /** A file of the project, as opposed to a package. */
  readonly own: boolean;
  readonly isType: boolean;
  /** Imported dynamically, when it is needed. */
  readonly isLate: boolean;
}

const EXTENSIONS = ["", ".ts", ".tsx", ".mjs", ".js", "/index.ts"];
const SPECIFIER =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^"';]*?from\s+"([^"]+)"|(?:^|\n)\s*import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/g;

function importsOf(from: string, text: string, files: ReadonlySet<string>): readonly Import[] {
  return [...text.matchAll(SPECIFIER)].map(([, type, named, bare, dynamic]) => {
    const specifier = named ?? bare ?? dynamic ?? "";
    const isType = type !== undefined;
    const isLate = dynamic !== undefined;
    const path = specifier.startsWith("@/")
      ? specifier.slice(2)
      : specifier.startsWith(".")
        ? normalize(join(dirname(from), specifier))
        : null;
    if (path === null) return { from, to: specifier, own: false, isType, isLate };
    const to = EXTENSIONS.map((extension) => path + extension).find((file) => files.has(file)) ?? path;
    return { from, to, own: true, isType, isLate };
  });
}

function isIn(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

function rowOf(file: string): string | null {
  const rows = Object.keys(MAY_IMPORT).filter((folder) => isIn(file, folder));
  return rows.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

function crossings(imports: readonly Import[]): readonly string[] {
  return imports.flatMap(({ from, to, own }) => {
    const row = rowOf(from);
    if (row === null) return [];
    const allowed = [...(MAY_IMPORT[row] ?? []), row];
    const isForeign = own && !allowed.some((folder) => isIn(to, folder));
    const isImpure = !own && PURE.some((folder) => isIn(from, folder)) && IMPURE_PACKAGES.test(to);
    return isForeign || isImpure ? [`${from} imports ${to}`] : [];
  });
}

const FILES: ReadonlySet<string> = new Set([
  ...["app", "components", "lib", "localnet"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((name) => /\.(ts|tsx|mjs|css|json)$/.test(name)),
  ),
  "instrumentation.ts",
  "instrumentation.node.ts",
]);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const MODULES = [...FILES].filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !isTest(file));
const TEXTS = new Map(MODULES.map((file) => [file, readFileSync(file, "utf8")]));
const IMPORTS = [...TEXTS].flatMap(([file, text]) => importsOf(file, text, FILES));

describe("imports between folders", () => {
  it("stay within the allowed folders in every module", () => {
    expect(crossings(IMPORTS)).toEqual([]);
  });

  it.each([
    ["components/block/x.tsx", "../../lib/gateway/gateways"],
    ["lib/domain/block/x.ts", "../../loaders/block/block"],
    ["lib/ton/cell/x.ts", "react"],
    ["lib/ton/cell/x.ts", "node:crypto"],
    ["lib/domain/block/x.ts", "next/link"],
    ["app/[network]/page.tsx", "@/lib/gateway/gateways"],
    ["localnet/main.ts", "@/lib/domain/block/block-row"],
    ["localnet/main.ts", "../testing/localnet/test-process"],
    ["lib/domain/action/x.ts", "@/fixtures/action/action-samples"],
  ])("are detected when they are not allowed: %s imports %s", (from, specifier) => {
    const text = `import { something } from "${specifier}";`;
    expect(crossings(importsOf(from, text, FILES))).toHaveLength(1);
  });

  it("have a rule for every module of the explorer", () => {
    expect(MODULES.filter((file) => rowOf(file) === null)).toEqual([]);
  });
});

describe("names", () => {
  const repeated = (names: readonly string[]) => [
    ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
  ];
  const explorer = MODULES.filter((file) => /^(app|components|lib)\//.test(file));

  it("of exported types are unique in the explorer", () => {
    const types = explorer.flatMap((file) =>
      [...(TEXTS.get(file) ?? "").matchAll(/^export (?:interface|type|class) (\w+)/gm)].map(
        ([, name]) => name ?? "",
      ),
    );
    expect(types.length).toBeGreaterThan(500);
    expect(repeated(types)).toEqual([]);
  });

  it("of files are unique, except those that Next.js prescribes", () => {
    // Next.js prescribes the names of route files.
    const own = explorer.filter(
      (file) => !/(^|\/)(page|route|layout|error|not-found|page\.gallery)\.tsx?$/.test(file),
    );
    expect(repeated(own.map((file) => file.slice(file.lastIndexOf("/") + 1)))).toEqual([]);
  });
});

describe("folders", () => {
  const SOURCES = ["app", "bench", "components", "e2e", "fixtures", "lib", "localnet", "scripts", "testing"];

  it("have fewer than 50 files each, so that a change has an obvious place", () => {
    const counts = new Map<string, number>();
    for (const source of SOURCES)
      for (const entry of readdirSync(source, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(200);
    expect([...counts].filter(([, count]) => count >= 50)).toEqual([]);
  });
});

describe("modules that can reach the service's key", () => {
  it("are all marked as server-only in the gateway and the loaders", () => {
    const guarded = MODULES.filter((file) => isIn(file, "lib/gateway") || isIn(file, "lib/loaders"));
    expect(guarded.length).toBeGreaterThan(100);
    expect(guarded.filter((file) => !/^import "server-only";$/m.test(TEXTS.get(file) ?? ""))).toEqual([]);
  });

  it("are not imported by code that runs in browsers", () => {
    // Workers are loaded by their URL.
    const reached = new Set(
      MODULES.filter(
        (file) => TEXTS.get(file)?.startsWith('"use client";') === true || /-worker\.tsx?$/.test(file),
      ).filter((file) => file.startsWith("components/")),
    );
    expect([...reached].filter((file) => file.includes("-worker."))).toHaveLength(
      [...TEXTS.values()].filter((text) => text.includes("new Worker(new URL(")).length,
    );
    for (const file of reached)
      for (const { from, to, own, isType } of IMPORTS) if (from === file && own && !isType) reached.add(to);
    expect(reached.size).toBeGreaterThan(100);
    expect([...reached].filter((file) => /^lib\/(gateway|loaders|config)\//.test(file))).toEqual([]);
  });
});

describe("the scripts of a page's first load", () => {
  const isClient = (file: string) => TEXTS.get(file)?.startsWith('"use client";') === true;
  const reachable = (starts: readonly string[], isEnd: (file: string) => boolean) => {
    const reached = new Set(starts);
    for (const file of reached) {
      if (isEnd(file)) continue;
      for (const { from, to, own, isType, isLate } of IMPORTS)
        if (from === file && own && !isType && !isLate && TEXTS.has(to)) reached.add(to);
    }
    return reached;
  };
  /** These parse what the visitor provides: cells, a file, private labels. */
  const READERS = /^components\/((cell|contract|decode|gallery|private)\/|search\/search-label-matches)/;
  const rendered = reachable(
    MODULES.filter((file) => /^app\/(?!api\/).*(page|layout|error|not-found)\.tsx$/.test(file)),
    isClient,
  );
  const opened = reachable(
    [...rendered].filter((file) => isClient(file) && !READERS.test(file)),
    () => false,
  );

  it("contain no code that parses input or answers", () => {
    expect(opened.size).toBeGreaterThan(200);
    const readers =
      /^lib\/(toncenter\/param|ton\/cell\/|domain\/.*(read-|filter-groups|file-columns|-schema))/;
    expect([...opened].filter((file) => readers.test(file))).toEqual([]);
    const schemas = IMPORTS.filter(({ to, isType, isLate }) => to === "valibot" && !isType && !isLate);
    expect(schemas.flatMap(({ from }) => (opened.has(from) ? [from] : []))).toEqual([]);
  });

  it("leave out the code that only a growing list needs", () => {
    const late = /\/(list-window|list-controller|merge-page|new-rows)\.ts$/;
    expect([...opened].filter((file) => late.test(file))).toEqual([]);
  });
});
