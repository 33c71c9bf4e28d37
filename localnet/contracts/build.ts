/** `npm run contracts`: compiles the contracts in `tolk/` and writes `compiled.json`. */
import { writeFileSync } from "node:fs";
import { compileAll } from "./compile-contracts";

const codes = Object.fromEntries(await compileAll());
writeFileSync(new URL("compiled.json", import.meta.url), `${JSON.stringify(codes, null, 2)}\n`);
