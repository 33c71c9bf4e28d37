/** `npm run dev`: the same with the development server, which compiles as files change. */
import { portProblem, supervise } from "./children.mjs";
import { install } from "./install.mjs";
import { joinLocalnet } from "./localnet.mjs";
import { bin, QUIET, requireNode } from "./run.mjs";
import { addressOf, settingsOrExit } from "./settings.mjs";

requireNode();
const settings = settingsOrExit();
const problem = await portProblem(settings.host, settings.port);
if (problem !== null) {
  console.error(problem);
  process.exit(2);
}
await install("run");
console.log(`Shardscope for development: ${addressOf(settings)}`);
const programs = supervise();
const embedded = settings.embedded === null ? {} : await joinLocalnet(programs, settings.embedded);
programs.start({
  name: "The development server",
  args: [
    "--import",
    new URL("end-with-parent.mjs", import.meta.url).href,
    bin("next"),
    "dev",
    "--hostname",
    settings.host,
    "--port",
    String(settings.port),
  ],
  env: { ...QUIET, ...embedded, NODE_ENV: "development" },
});
