import { measureLocalnet } from "./localnet";
for (const m of await measureLocalnet()) console.log(m.what, m.value.toFixed(2), m.unit);
process.exit(0);
