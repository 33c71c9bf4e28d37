import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Files that change what other files would see: mocked modules, the environment, globals, modules with state. */
const FRESH = [
  "app/api/**/*.test.ts",
  "components/entity/time/time.test.tsx",
  "components/search/recent-searches.test.ts",
  "lib/gateway/secrets.test.ts",
  "lib/loaders/**/*.test.ts",
  "lib/query/fetch-report.test.ts",
  "lib/query/list/list-query.test.ts",
  "lib/query/poll-delay.test.ts",
  "lib/query/watched-query.test.ts",
  "lib/query/live/follow-head.test.ts",
  "lib/domain/interface/**/*.test.ts",
  "lib/domain/private/**/*.test.ts",
  "localnet/chain/chain-restart.slow.test.ts",
  "localnet/chain/quick-table.test.ts",
  "localnet/clients/**/*.test.ts",
  "localnet/quick-cells.slow.test.ts",
];

const ALL = ["{app,components,lib,localnet,scripts,bench,e2e/upstream}/**/*.test.{ts,tsx}"];

/** Files that take more than three seconds: `npm run check` leaves them to `npm test`. */
const SLOW = "**/*.slow.test.*";
const excludedIn = (mode: string) => (mode === "quick" ? [SLOW] : []);

/** As in every thread of localnet: without it tests spend a tenth of their time hashing in JavaScript. */
const SETUP = ["localnet/quick-cells.ts"];
const FRESH_SETUP = [...SETUP, "testing/fresh-modules.ts"];

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: {
      "@": root.replace(/\/$/, ""),
      // The guard exists for the bundler; under test there is nothing to guard.
      "server-only": fileURLToPath(
        new URL("./node_modules/next/dist/compiled/server-only/empty.js", import.meta.url),
      ),
    },
  },
  test: {
    // Localnet runs in its own threads, and tests wait for it.
    maxWorkers: availableParallelism() + 1,
    // A process for each file, which loads all modules anew, takes longer than most tests.
    isolate: false,
    // Each project has processes of its own, which load all modules: so slow tests have none of their own.
    projects: [
      { name: "fresh", include: FRESH, exclude: excludedIn(mode), setupFiles: FRESH_SETUP },
      { name: "shared", include: ALL, exclude: [...FRESH, ...excludedIn(mode)], setupFiles: SETUP },
    ].map((test) => ({ extends: true, test })),
    environment: "node",
    globalSetup: ["testing/localnet/test-snapshots.ts", "testing/localnet/test-workers.ts"],
    restoreMocks: true,
    // A machine may stall for seconds during any of them.
    testTimeout: 20_000,
    // A town takes long to build, and tests that share it wait for the one that builds it.
    hookTimeout: 300_000,
  },
}));
