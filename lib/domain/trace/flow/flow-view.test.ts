import { expect, test } from "vitest";
import { parseAddress } from "../../../ton/address/read-address";
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
  party: { address: parseAddress(`0:${"A".repeat(64)}`), name: null, bounceable: true },
  role: [],
  owner: null,
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
  expect(gaps).toEqual([
    "3 amounts unknown, counted as zero.",
    "Balances of 1 of 2 accounts not recorded: changes computed from messages and fees.",
    "Owner unknown for 2 jetton wallets: tokens listed under the wallet.",
  ]);
});
