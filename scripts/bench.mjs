/** `npm run bench`: measures the budgets of the design, or only the named ones, on the production build. */
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { QUIET, requireNode, run } from "./run.mjs";

requireNode();
await install("all");
await build();
process.exit(
  await run(process.execPath, ["node_modules/tsx/dist/cli.mjs", "bench/main.ts", ...process.argv.slice(2)], {
    env: { ...process.env, ...QUIET },
  }),
);
