/** `npm run chaos -- --minutes 30`: two explorers and their visitors, while everything that can fail does. */
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { QUIET, requireNode, run } from "./run.mjs";

requireNode();
await install("all");
await build();
process.exit(
  await run(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "bench/chaos/chaos.ts", ...process.argv.slice(2)],
    {
      env: { ...process.env, ...QUIET },
    },
  ),
);
