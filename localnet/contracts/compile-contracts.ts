import { runTolkCompiler } from "@ton/tolk-js";
import { readdirSync, readFileSync } from "node:fs";

const SOURCES = new URL("tolk/", import.meta.url);
const ENDING = ".tolk";

/** Compiles every source in `tolk/`: bags of cells in base64, by name. Subfolders contain shared sources. */
export async function compileAll(): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>();
  const files = readdirSync(SOURCES).filter((file) => file.endsWith(ENDING));
  for (const file of files.sort()) {
    const result = await runTolkCompiler({
      entrypointFileName: file,
      fsReadCallback: (path) => readFileSync(new URL(path, SOURCES), "utf8"),
    });
    if (result.status === "error") throw new Error(`${file}: ${result.message}`);
    codes.set(file.slice(0, -ENDING.length), result.codeBoc64);
  }
  return codes;
}
