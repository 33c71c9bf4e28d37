import { mkdirSync, rmSync } from "node:fs";
import { LEASES } from "./lease";
import { SEEN_FOLDER } from "./world";

export default function cleanLeases(): void {
  for (const folder of [LEASES, SEEN_FOLDER]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
}
