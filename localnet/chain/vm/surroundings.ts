import type { Hash } from "@/lib/ton/hash";
import type { Surroundings } from "../chain";

export function livingLibraries({ libraries }: Surroundings): readonly (readonly [Hash, Uint8Array])[] {
  return libraries.flatMap(({ hash, cells }) => (cells === null ? [] : [[hash, cells] as const]));
}
