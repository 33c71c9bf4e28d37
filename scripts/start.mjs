/** `npm start`: installs and builds what is missing, starts the configured programs, prints the address. */
import { build, SERVER } from "./build.mjs";
import { install } from "./install.mjs";
import { builtLocalnet } from "./localnet.mjs";
import { requireNode } from "./run.mjs";
import { serve } from "./start/serve.mjs";
import { requireFreePort, requireNoArguments, settingsOrExit } from "./start/settings.mjs";

const command = "npm start";

requireNode();
requireNoArguments();
const settings = settingsOrExit();
await requireFreePort(settings, command);
await install("run");
await build();
await serve(settings, { command, server: SERVER, localnet: builtLocalnet });
