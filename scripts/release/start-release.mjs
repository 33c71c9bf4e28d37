/** Like `npm start`, with everything already built: in an archive made by `npm run release`, and in the container. */
import { join } from "node:path";
import { localnetProgram } from "../start/localnet-program.mjs";
import { requireNode, ROOT } from "../run.mjs";
import { serve } from "../start/serve.mjs";
import { requireFreePort, requireNoArguments, settingsOrExit } from "../start/settings.mjs";

const command = "node start.mjs";

requireNode();
requireNoArguments();
const settings = settingsOrExit();
await requireFreePort(settings, command);
await serve(settings, {
  command,
  server: join(ROOT, "explorer/server.js"),
  localnet: () => Promise.resolve(localnetProgram(join(ROOT, "localnet/main.js"))),
});
