/** `npm run contracts`: compiles the contracts in `tolk/` and keeps their code beside them. */
import { writeFileSync } from "node:fs";
import { compileAll } from "./compile";

const codes = Object.fromEntries(await compileAll());
writeFileSync(new URL("compiled.json", import.meta.url), `${JSON.stringify(codes, null, 2)}\n`);
