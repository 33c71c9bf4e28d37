/** For the container: exits with 0 if the explorer on this machine answers, with 1 otherwise. */
import { answers } from "./start/children.mjs";

const port = Number(process.env["PORT"]) || 3000;
process.exit((await answers(`http://127.0.0.1:${port}/api/health`, 2_000)) ? 0 : 1);
