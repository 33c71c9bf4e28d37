/** `npm start`: installs and builds what is missing, starts what is configured, says where it is. */
import { build, SERVER } from "./build.mjs";
import { answers, portProblem, supervise } from "./children.mjs";
import { install } from "./install.mjs";
import { joinLocalnet } from "./localnet.mjs";
import { QUIET, requireNode } from "./run.mjs";
import { addressOf, settingsOrExit } from "./settings.mjs";

requireNode();
const settings = settingsOrExit();
const problem = await portProblem(settings.host, settings.port);
if (problem !== null) {
  console.error(problem);
  process.exit(2);
}
await install("run");
await build();

const address = addressOf(settings);
const programs = supervise();
const embedded = settings.embedded === null ? {} : await joinLocalnet(programs, settings.embedded);
programs.start({
  name: "The explorer",
  args: [SERVER],
  env: {
    ...QUIET,
    ...embedded,
    NODE_ENV: "production",
    PORT: String(settings.port),
    HOSTNAME: settings.host,
    KEEP_ALIVE_TIMEOUT: "70000",
  },
});
if (await answers(`${address}/api/health`, 30_000)) {
  console.log(`\n  Shardscope is at ${address}`);
  console.log(
    `  networks: ${settings.networks.map((network) => `${network.id}${network.id === settings.defaultNetwork ? " (default)" : ""}`).join(", ")}`,
  );
  console.log("  Ctrl-C stops it.\n");
}
