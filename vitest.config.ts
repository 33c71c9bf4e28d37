import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Files that change what others would see: mocked modules, the environment, globals, modules with a state. */
const ISOLATED = [
  "app/api/**/*.test.ts",
  "components/entity/time.test.tsx",
  "components/search/recent-searches.test.ts",
  "lib/gateway/secrets.test.ts",
  "lib/loaders/**/*.test.ts",
  "lib/query/fetch-report.test.ts",
  "lib/query/list/list-query.test.ts",
  "lib/domain/private/**/*.test.ts",
  "localnet/chain/chain-restart.test.ts",
  "localnet/chain/quick-table.test.ts",
  "localnet/clients/**/*.test.ts",
  "localnet/native-hash.test.ts",
];

export default defineConfig({
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
    // Localnet runs in threads of its own, and tests wait for it.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { extends: true, test: { name: "isolated", include: ISOLATED } },
      {
        extends: true,
        test: {
          name: "shared",
          include: ["{app,components,lib,localnet,scripts,bench,e2e/upstream}/**/*.test.{ts,tsx}"],
          exclude: ISOLATED,
          // Loading the same modules for each file anew takes longer than most of its tests.
          isolate: false,
        },
      },
    ],
    environment: "node",
    // As in every thread of localnet: without it tests spend a tenth of their time on hashes in JavaScript.
    setupFiles: ["localnet/native-hash.ts"],
    globalSetup: ["testing/localnet/test-snapshots.ts", "testing/localnet/test-workers.ts"],
    restoreMocks: true,
    // A machine may stall for seconds under all of them.
    testTimeout: 20_000,
    // A town takes long to build, and those that share it wait for whoever builds it.
    hookTimeout: 300_000,
  },
});
