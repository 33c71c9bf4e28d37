/** `npm run dev`: like `npm start`, with the development server, which compiles as files change. */
import { answers, supervise } from "./start/children.mjs";
import { install } from "./install.mjs";
import { builtLocalnet } from "./localnet.mjs";
import { joinLocalnet } from "./start/localnet-program.mjs";
import { bin, QUIET, requireNode } from "./run.mjs";
import { addressOf, requireFreePort, requireNoArguments, settingsOrExit } from "./start/settings.mjs";

const command = "npm run dev";

requireNode();
requireNoArguments();
const settings = settingsOrExit();
await requireFreePort(settings, command);
await install("run");
console.log(`Shardscope for development: ${addressOf(settings)}, once the server is ready`);
const programs = supervise();
const embedded =
  settings.embedded === null
    ? {}
    : await joinLocalnet(programs, settings.embedded, builtLocalnet, {
        command,
        explorerPort: settings.port,
      });
programs.start({
  name: "The development server",
  args: [
    "--import",
    new URL("start/end-with-parent.mjs", import.meta.url).href,
    bin("next"),
    "dev",
    "--hostname",
    settings.host,
    "--port",
    String(settings.port),
  ],
  env: { ...QUIET, ...embedded, NODE_ENV: "development" },
});
// A request that arrives while Next starts does not pass the door (lib/gateway/door), so its page would not know its network.
if (await answers(`${addressOf(settings)}/api/health`, 60_000))
  console.log("The development server is ready.");
