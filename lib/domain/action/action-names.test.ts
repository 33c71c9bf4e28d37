import { describe, expect, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { addressOf, COIN, ITEM, NAMES as WIRE } from "../../../fixtures/toncenter/v3/samples/seed";
import { V3_SAMPLES } from "../../../fixtures/toncenter/v3/samples";
import { readValue } from "../../toncenter/answer";
import { valueOf } from "../../../testing/toncenter/test-value";
import { actions } from "../../toncenter/v3/v3-action";
import { namesFrom } from "./action-names";

const SOMEONE = parseAddress(addressOf("somebody"));

describe("names from the answer", () => {
  const read = (metadata: unknown) => {
    const sample: unknown = V3_SAMPLES["v3.actions"];
    const came = { ...(typeof sample === "object" ? sample : {}), metadata };
    const { address_book, metadata: tokens } = valueOf(readValue(actions, came));
    return namesFrom(address_book, tokens, "GRAM");
  };

  test("come from the issuers of tokens and items", () => {
    const names = read(WIRE.metadata);
    const pebble = { master: COIN, symbol: "PBL", decimals: 6, doubt: null, picture: null };
    expect(names.token(parseAddress(COIN))).toEqual(pebble);
    expect(names.item(parseAddress(ITEM))).toEqual({ name: "Stone #7", doubt: null, picture: null });
    expect(names.token(SOMEONE)).toEqual({
      master: SOMEONE,
      symbol: null,
      decimals: null,
      doubt: null,
      picture: null,
    });
  });

  test.each([
    ["7", 7],
    [7, 7],
    ["256", null],
    ["-1", null],
    ["nine", null],
    [1.5, null],
    [null, null],
  ])("decimals %j are %j", (decimals, expected) => {
    const info = { valid: true, type: "jetton_masters", symbol: "X", extra: { decimals } };
    const names = read({ [COIN]: { is_indexed: true, token_info: [info] } });
    expect(names.token(parseAddress(COIN)).decimals).toBe(expected);
  });

  test("warn of a reported scam before an imitation", () => {
    const info = { type: "jetton_masters", symbol: "TON", is_scam: true };
    const names = read({ [COIN]: { is_indexed: true, token_info: [info] } });
    expect(names.token(parseAddress(COIN)).doubt).toBe("Reported as scam");
  });

  test("compare the tokens of one answer", () => {
    const jetton = (symbol: string) => ({
      is_indexed: true,
      token_info: [{ type: "jetton_masters", symbol }],
    });
    const names = read({ [COIN]: jetton("TIDE"), [addressOf("somebody")]: jetton("ТIDE") });
    expect(names.token(parseAddress(COIN)).doubt).toBeNull();
    expect(names.token(SOMEONE).doubt).toBe("Imitates TIDE");
  });
});
