/** Compresses the build's browser files once, at Brotli's highest level. */
import { readdirSync } from "node:fs";
import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
/** Fonts and pictures are already compressed. */
const TEXTS = /\.(js|css|svg)$/;

/** Writes `<file>.br` next to each text file below the folder, unless it is up to date. @param {string} folder */
export async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  await Promise.all(
    names
      .filter((name) => TEXTS.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const compressed = `${file}.br`;
        if ((await changeOf(compressed)) >= (await changeOf(file))) return;
        const bytes = await readFile(file);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        await writeFile(`${compressed}.part`, await compress(bytes, { params }));
        await rename(`${compressed}.part`, compressed);
      }),
  );
}

/** When a file was last changed; 0 if there is none. @param {string} file */
async function changeOf(file) {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
}
