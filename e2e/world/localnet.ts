/** Runs the embedded chain for browser tests: always a new one, with the rules of the hosted service. */
import { rmSync } from "node:fs";
import { CANARY_KEY, LOCALNET_PORT } from "./world";

const FOLDER = "test-results/localnet";

rmSync(FOLDER, { recursive: true, force: true });
Object.assign(process.env, {
  LOCALNET_PORT: String(LOCALNET_PORT),
  LOCALNET_DIR: FOLDER,
  LOCALNET_RULES: "on",
  LOCALNET_KEYS: `${CANARY_KEY}:1000,key-of-testnet:10:testnet`,
});
await import("../../localnet/main");
