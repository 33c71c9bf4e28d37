import { expect, test } from "vitest";
import { parseAddress } from "../address/read-address";
import { parseHash } from "../value/hash";
import { readShardAccountBag, shardAccountBag } from "./account-cell";

test("an account keeps currencies with the highest ids", () => {
  const extra = { "7": 1n, "2147483648": 2n, "4294967295": 3n };
  const bag = shardAccountBag({
    address: parseAddress(`0:${"A".repeat(64)}`),
    status: "uninit",
    balance: 5n,
    extra,
    code: null,
    data: null,
    frozenHash: null,
    lastHash: parseHash("00".repeat(32)),
    lastLt: 5n,
    endLt: 6n,
    lastPaid: 1,
    due: null,
    special: null,
    isLarge: false,
  });
  expect(readShardAccountBag(bag).balance.extra).toEqual(extra);
});
