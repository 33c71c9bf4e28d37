import { parentPort } from "node:worker_threads";
import { serve } from "../../../../localnet/chain/rpc/serve-requests";

serve(parentPort, async (order: "answer" | "fail" | "hang" | "end"): Promise<string> => {
  if (order === "fail") throw new Error("not that");
  if (order === "end") process.exit(1);
  if (order === "hang") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  return "answered";
});
