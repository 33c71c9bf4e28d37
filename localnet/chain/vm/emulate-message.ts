import type { EmulationOutcome, EmulationRequest } from "../chain";
import { NO_ACCOUNT } from "../core/live-ledger";
import type { Machine } from "../core/machine";
import { rejected } from "../core/external-refusal";
import { libraryCellOf } from "./packed-libraries";

export type RawEmulated =
  | { readonly kind: "ran"; readonly transaction: string; readonly shardAccount: string }
  | Extract<EmulationOutcome, { kind: "refused" }>;

export async function emulate(
  machine: Machine,
  emulation: EmulationRequest,
  previousBlocks: string,
): Promise<RawEmulated> {
  const { shardAccount, config, now, lt, ignoreSignature } = emulation;
  const result = await machine.run(emulation.message, {
    config: Buffer.from(config).toString("base64"),
    libraries: libraryCellOf(emulation),
    previousBlocks,
    shardAccount: shardAccount === null ? NO_ACCOUNT : Buffer.from(shardAccount).toString("base64"),
    now,
    lt,
    randomSeed: Buffer.alloc(32),
    ignoreSignature,
  });
  return result.kind === "ran" ? result : rejected(emulation.address, result);
}
