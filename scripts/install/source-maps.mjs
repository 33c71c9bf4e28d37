import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Removes the source maps of packages: a quarter of their size, and nothing of ours reads them, neither at build time
 * nor at run time. Links are not followed. Returns how many there were.
 *
 * @param {string} folder @returns {number}
 */
export function removeSourceMaps(folder) {
  let removed = 0;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (lstatSync(path).isDirectory()) removed += removeSourceMaps(path);
    else if (/\.(?:[cm]?js|css|d\.[cm]?ts)\.map$/.test(name)) {
      rmSync(path);
      removed += 1;
    }
  }
  return removed;
}
