/** `npm start`: installs and builds what is missing, starts what is configured, says where it is. */
import { resolve } from "node:path";
import { build, SERVER } from "./build.mjs";
import { answers, portProblem, supervise } from "./children.mjs";
import { install } from "./install.mjs";
import { joinLocalnet } from "./localnet.mjs";
import { QUIET, requireNode, ROOT } from "./run.mjs";
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
    ...(settings.namesFiles.length === 0 ? {} : { NAMES_FILES: absolute(settings.namesFiles) }),
    NODE_ENV: "production",
    PORT: String(settings.port),
    HOSTNAME: settings.host,
    KEEP_ALIVE_TIMEOUT: "70000",
  },
});
/** The server runs in a folder of its own. @param {typeof settings.namesFiles} files */
function absolute(files) {
  return files
    .map(({ path, network }) => `${network === null ? "" : `${network}=`}${resolve(ROOT, path)}`)
    .join(",");
}

if (await answers(`${address}/api/health`, 30_000)) {
  console.log(`\n  Shardscope is at ${address}`);
  console.log(
    `  networks: ${settings.networks.map((network) => `${network.id}${network.id === settings.defaultNetwork ? " (default)" : ""}`).join(", ")}`,
  );
  console.log("  Ctrl-C stops it.\n");
}
