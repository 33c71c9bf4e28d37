import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Phrases that are no words of the field, and what is written instead. */
const PHRASES: Readonly<Record<string, string>> = {
  "Without bouncing": "Non-bounceable",
  "For a wallet on a telephone": "Show QR code",
  "name book": "TON DNS name",
  "domain, says the data service": "TON DNS name",
  "It has a contract": "Active",
  "in smallest units": "raw units (decimals unknown)",
  "Your own name": "Private label",
  "own names": "Private labels",
  "Name it": "Add private label",
  "issuer calls it": "(self-declared name)",
  "More can be minted": "Mintable",
  "The rest goes back to": "Excess returned to",
  "Coins sent along": "Forward amount",
  "Message sent along": "Forward payload",
  "Hash as wallets look for it": "Normalized message hash",
  "outside of the chain": "External",
  "from outside": "External",
  "nobody on chain": "External out (logs)",
  "did not run": "Compute skipped",
  "too little for gas": "Compute skipped: no gas",
  "all went well": "All succeeded",
  "what was to happen did not": "Failed, and the reason",
  "Set off by": "Triggered by",
  "of that fees": "Fees",
  "The sums close": "",
  "Wallet v4 order": "Wallet v4 external message",
  "State to begin with": "StateInit",
  "Bounces if it fails": "Bounce",
  "Hypercube routing": "IHR",
  "Steps of the machine": "VM steps",
  "Coins were missing": "Insufficient funds",
  "Import of the message": "Import fee",
  "Carrying sent messages": "Forward fees",
  "All together": "Total",
  "Before it on this account": "Previous transaction",
  "After it on this account": "Next transaction",
  "as the node keeps it": "Load from node",
  "Oldest still needed": "Min ref mc seqno",
  "by anybody who asks": "get method",
  "reads like this": "No matches. See supported formats.",
  "That cannot be read": "Not recognized",
  "There is no such": "Not found",
  "Like the device": "System",
  "How far it came": "Status",
  "At most so many": "Max rows",
  "Questions to the": "API requests",
  "State of the data service": "Status",
  "With whom most": "Top counterparties",
  "To the start of": "Home",
  "times Call, in all": "contract calls",
  "There are no": "No …",
  whoever: "the person by role, or nothing",
  "just now": "the state: unavailable, loading",
  "not told": "Unknown",
  "as a node tells": "from a node",
  "is told": "says, shows",
  "are told": "says, shows",
  "for good": "permanently",
  "is asked": "is loaded, is sent",
  "cannot be asked": "Unavailable",
  "none known": "None",
};

const FOLDERS = ["app", "components", "lib/domain", "lib/loaders", "lib/search", "lib/ton", "lib/gateway"];

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith("gallery/"))
    .map((name) => join(folder, name));
}

/** Comments are not shown. Line breaks of JSX text become single spaces. */
function shownText(source: string): string {
  return source
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/(?:^|(?<=\s))\/\/[^\n]*/g, "")
    .replaceAll(/\{" "\}/g, " ")
    .replaceAll(/\s+/g, " ");
}

const TEXTS = FOLDERS.flatMap(sourceFiles).map(
  (file) => [file, shownText(readFileSync(file, "utf8"))] as const,
);

it.each(Object.entries(PHRASES))("no text of the interface has %o, which is written %o", (phrase) => {
  const pattern = new RegExp(`(?<![\\w-])${phrase}(?![\\w-])`, "i");
  expect(TEXTS.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([]);
});

it("reads the sources", () => {
  expect(TEXTS.length).toBeGreaterThan(500);
});
