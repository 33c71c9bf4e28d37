/**
 * `npm run docs`: writes the variables into README.md and .env.example, and THIRD-PARTY-NOTICES.txt. With --check it
 * only reports whether they are current.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { VARIABLES } from "../lib/config/environment.mjs";
import { notices } from "./docs/notices.mjs";
import { ROOT } from "./run.mjs";

const START = "<!-- variables: written by `npm run docs` from lib/config/environment.mjs -->";
const END = "<!-- end of variables -->";

/** @returns {string} */
function readme() {
  const before = readFileSync(join(ROOT, "README.md"), "utf8");
  const table = [
    "| variable | if not set | accepts | what it does |",
    "|---|---|---|---|",
    ...VARIABLES.map(
      ({ name, standard, accepts, about }) => `| \`${name}\` | ${standard} | ${accepts} | ${about} |`,
    ),
  ].join("\n");
  const [head = "", rest = ""] = before.split(START);
  const [, tail = ""] = rest.split(END);
  return `${head}${START}\n${table}\n${END}${tail}`;
}

/** @returns {string} */
function example() {
  const variables = VARIABLES.map(
    ({ name, standard, accepts, about }) => `# ${about}\n# ${accepts}; if not set: ${standard}\n# ${name}=\n`,
  );
  return `# Copy this file to .env and uncomment the variables that you set.\n\n${variables.join("\n")}`.replaceAll(
    "`",
    "",
  );
}

const files = [
  { name: "README.md", text: readme() },
  { name: ".env.example", text: example() },
  { name: "THIRD-PARTY-NOTICES.txt", text: notices() },
];
const old = files.filter(({ name, text }) => {
  const path = join(ROOT, name);
  return !existsSync(path) || readFileSync(path, "utf8") !== text;
});
if (old.length > 0 && process.argv.includes("--check")) {
  console.error(`Out of date: ${old.map(({ name }) => name).join(", ")}. Run: npm run docs`);
  process.exit(1);
}
for (const { name, text } of old) writeFileSync(join(ROOT, name), text);
