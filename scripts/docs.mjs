/** `npm run docs`: writes the table of variables into the README. With --check it only says whether it is current. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { VARIABLES } from "../lib/config/environment.mjs";
import { ROOT } from "./run.mjs";

const START = "<!-- variables: written by `npm run docs` from lib/config/environment.mjs -->";
const END = "<!-- end of variables -->";

const path = join(ROOT, "README.md");
const before = readFileSync(path, "utf8");
const table = [
  "| variable | if not set | accepts | what it does |",
  "|---|---|---|---|",
  ...VARIABLES.map(
    ({ name, standard, accepts, about }) => `| \`${name}\` | ${standard} | ${accepts} | ${about} |`,
  ),
].join("\n");
const [head = "", rest = ""] = before.split(START);
const [, tail = ""] = rest.split(END);
const after = `${head}${START}\n${table}\n${END}${tail}`;

if (after === before) process.exit(0);
if (process.argv.includes("--check")) {
  console.error("The table of variables in README.md is not current: npm run docs");
  process.exit(1);
}
writeFileSync(path, after);
