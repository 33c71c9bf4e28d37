import { parentPort, workerData } from "node:worker_threads";
import { emulatorProgram } from "../../../../localnet/chain/core/emulator-program";
import { serve } from "../../../../localnet/chain/rpc/serve-requests";

type Order = "answer" | "fail" | "hang" | "end" | "emulator";

serve(parentPort, async (order: Order): Promise<string> => {
  if (order === "fail") throw new Error("not that");
  if (order === "end") process.exit(1);
  if (order === "hang") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (order === "emulator") return emulatorProgram() === workerData.emulator ? "received" : "compiled";
  return "answered";
});
