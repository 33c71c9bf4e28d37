import { expect, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { gapsOf, type FlowRow } from "./flow-view";

const SUM = {
  incoming: 0n,
  inFlight: 0n,
  fees: 0n,
  changes: 0n,
  remainder: 0n,
  recorded: 1,
  unknownAmounts: 0,
};
const ROW: FlowRow = {
  letter: "A",
  party: { address: parseAddress(`0:${"A".repeat(64)}`), name: null },
  role: [],
  coins: { change: 0n, fees: 0n, recorded: true },
  currencies: [],
  tokens: [],
  items: [],
};

test("gaps in the data are listed, and there are none if it is complete", () => {
  expect(gapsOf({ rows: [ROW], sum: SUM, currencies: [], unknownWallets: 0 })).toEqual([]);
  const onlyTokens = { ...ROW, coins: null };
  expect(gapsOf({ rows: [ROW, onlyTokens], sum: SUM, currencies: [], unknownWallets: 0 })).toEqual([]);
  const gaps = gapsOf({
    rows: [ROW, ROW],
    sum: { ...SUM, unknownAmounts: 3 },
    currencies: [],
    unknownWallets: 2,
  });
  expect(gaps.map((gap) => gap.slice(0, 60))).toEqual([
    "3 amounts are not told by the service and count as nothing.",
    "The balances before and after of 1 of 2 accounts are not on ",
    "Of 2 jetton wallets the service does not say whose they are:",
  ]);
});
