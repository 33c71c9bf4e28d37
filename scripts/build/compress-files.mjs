/** Compresses the build's browser files once, at Brotli's highest level. */
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
/** Fonts and pictures are already compressed. */
const TEXTS = /\.(js|css|svg)$/;

/** Writes `<file>.br` next to each text file below the folder. @param {string} folder */
export async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  await Promise.all(
    names
      .filter((name) => TEXTS.test(name))
      .map(async (name) => {
        const bytes = await readFile(join(folder, name));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        await writeFile(join(folder, `${name}.br`), await compress(bytes, { params }));
      }),
  );
}
