import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textOf } from "@/testing/components/entity/test-markup";
import type { ElsewhereReport } from "@/lib/domain/search/search-report";
import { parseHash } from "@/lib/ton/value/hash";
import { OtherNetworks } from "./other-networks";

const here = { id: "mainnet", name: "Mainnet", standard: true };
const testnet = { id: "testnet", name: "Testnet", standard: false };
const dev = { id: "dev", name: "Dev", standard: false };
const hash = parseHash("ab".repeat(32));
const NOTHING: ElsewhereReport = { found: [], without: [], failed: [], skipped: [] };

const markup = (report: Partial<ElsewhereReport>) =>
  renderToStaticMarkup(<OtherNetworks here={here} report={{ ...NOTHING, ...report }} />);

it("links to what was found on other networks", () => {
  const shown = markup({ found: [{ network: testnet, finding: { kind: "transaction", hash } }] });
  expect(shown).toContain(`href="/testnet/tx/${hash}"`);
  expect(textOf(shown)).toContain(`Transaction ${hash} on Testnet`);
});

it("does not report an unavailable network as one without the hash", () => {
  const shown = textOf(
    markup({ without: [dev], failed: [{ network: testnet, error: { kind: "offline" } }], skipped: [dev] }),
  );
  expect(shown).toContain("There is nothing of this hash on Dev.");
  expect(shown).toContain("Testnet could not be searched:");
  expect(shown).toContain("One more network was not searched.");
});

it("renders nothing if there are no other networks", () => {
  expect(markup({})).toBe("");
});
