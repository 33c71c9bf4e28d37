import type { Emulated, Trial } from "../chain";
import { NO_ACCOUNT } from "../core/ledger";
import type { Machine } from "../core/machine";
import { rejected } from "../core/refusal";
import { libraryCellOf } from "./surroundings";

export type RawEmulated =
  | { readonly kind: "ran"; readonly transaction: string; readonly shardAccount: string }
  | Extract<Emulated, { kind: "refused" }>;

export async function emulate(machine: Machine, trial: Trial): Promise<RawEmulated> {
  const { shardAccount, config, now, lt, ignoreSignature } = trial;
  const result = await machine.run(trial.message, {
    config: Buffer.from(config).toString("base64"),
    libraries: libraryCellOf(trial),
    shardAccount: shardAccount === null ? NO_ACCOUNT : Buffer.from(shardAccount).toString("base64"),
    now,
    lt,
    randomSeed: Buffer.alloc(32),
    ignoreSignature,
  });
  return result.kind === "ran" ? result : rejected(trial.address, result);
}
