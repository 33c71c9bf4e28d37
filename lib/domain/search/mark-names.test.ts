import { expect, test } from "vitest";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { parseAddress } from "../../ton/address/read-address";
import { markNames } from "./mark-names";

const token = (kind: "jetton" | "collection", symbol: string, isScam = false) => ({
  kind,
  address: parseAddress(addressOf(symbol)),
  symbol,
  name: null,
  picture: null,
  file: null,
  isScam,
});

test("suspicious names are listed last, with the reason", () => {
  const found = markNames(
    [
      token("jetton", "ТIDE"),
      token("collection", "Stones", true),
      { kind: "domain", name: "tide.ton", address: null },
      token("jetton", "TIDE"),
    ],
    "GRAM",
  );
  expect(found.map((one) => (one.kind === "domain" ? one.name : [one.symbol, one.doubt]))).toEqual([
    "tide.ton",
    ["TIDE", null],
    ["ТIDE", "Imitates TIDE"],
    ["Stones", "Reported as scam"],
  ]);
});
