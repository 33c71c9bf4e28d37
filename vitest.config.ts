import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

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
    include: ["{app,components,lib,localnet,scripts,bench,e2e/upstream}/**/*.test.{ts,tsx}"],
    environment: "node",
    restoreMocks: true,
    // A machine may stall for seconds under all of them.
    testTimeout: 20_000,
  },
});
