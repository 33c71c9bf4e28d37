import { spawn } from "node:child_process";
import { answers } from "../scripts/start/children.mjs";
import type { Measure } from "./main";
import { benchEnvironment, PORT, stop } from "./world";

/** `npm start` with an existing build: the time from the command to the first page. */
export async function measureStart(): Promise<Measure[]> {
  const startMs = performance.now();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...benchEnvironment(), NODE_ENV: "production", PORT: String(PORT + 1) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    if (!(await answers(`http://127.0.0.1:${PORT + 1}/status`, 20_000))) throw new Error("it did not start");
    return [
      {
        what: "second start to the first page",
        value: (performance.now() - startMs) / 1_000,
        unit: "s",
        budget: 3,
      },
    ];
  } finally {
    await stop(child);
  }
}
