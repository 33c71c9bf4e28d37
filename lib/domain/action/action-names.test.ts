import { describe, expect, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { addressOf, COIN, ITEM, NAMES as WIRE } from "../../../fixtures/toncenter/v3/samples/seed";
import { V3_SAMPLES } from "../../../fixtures/toncenter/v3/samples";
import { readValue } from "../../toncenter/answer";
import { valueOf } from "../../../testing/toncenter/test-value";
import { actions } from "../../toncenter/v3/v3-action";
import { namesFrom } from "./action-names";

const SOMEONE = parseAddress(addressOf("somebody"));

describe("names from an answer", () => {
  const read = (metadata: unknown) => {
    const sample: unknown = V3_SAMPLES["v3.actions"];
    const wire = { ...(typeof sample === "object" ? sample : {}), metadata };
    const { address_book, metadata: tokens } = valueOf(readValue(actions, wire));
    return namesFrom(address_book, tokens, "GRAM");
  };

  test("are those given by the issuers of tokens and items", () => {
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

  test.each([[""], ["bank.ton"], ["\u202Enot.evil"]])(
    "do not take the domain %j from the metadata of an item that is none",
    (domain) => {
      const info = { valid: true, type: "nft_items", name: "w\u0430llet", extra: { domain } };
      const names = read({ [ITEM]: { is_indexed: true, token_info: [info] } });
      expect(names.item(parseAddress(ITEM))).toMatchObject({
        name: "w\u0430llet",
        doubt: "Name mixes Latin and Cyrillic",
      });
    },
  );

  test.each([
    ["7", 7],
    [7, 7],
    ["256", null],
    ["-1", null],
    ["nine", null],
    [1.5, null],
    [null, null],
  ])("have the decimals %j read as %j", (decimals, expected) => {
    const info = { valid: true, type: "jetton_masters", symbol: "X", extra: { decimals } };
    const names = read({ [COIN]: { is_indexed: true, token_info: [info] } });
    expect(names.token(parseAddress(COIN)).decimals).toBe(expected);
  });

  test.each([
    ["read metadata", { is_indexed: true }, { valid: true, extra: { uri: "https://a.b/c.json" } }, 9],
    ["read metadata without any further fields", { is_indexed: true }, { valid: true }, 9],
    ["read metadata that states zero", { is_indexed: true }, { valid: true, extra: { decimals: "0" } }, 0],
    ["metadata that could not be read", { is_indexed: true }, { valid: false, extra: {} }, null],
    ["metadata of unknown validity", { is_indexed: true }, { extra: {} }, null],
    ["metadata that has not been read yet", { is_indexed: false }, { valid: true, extra: {} }, null],
    ["metadata of an older service", {}, { valid: true, extra: {} }, null],
  ])("without decimals in %s", (_, row, info, expected) => {
    const names = read({ [COIN]: { ...row, token_info: [{ type: "jetton_masters", ...info }] } });
    expect(names.token(parseAddress(COIN)).decimals).toBe(expected);
  });

  test("are marked as a reported scam rather than as an imitation", () => {
    const info = { type: "jetton_masters", symbol: "TON", is_scam: true };
    const names = read({ [COIN]: { is_indexed: true, token_info: [info] } });
    expect(names.token(parseAddress(COIN)).doubt).toBe("Reported as scam");
  });

  test("are marked if they imitate another token of the same answer", () => {
    const jetton = (symbol: string) => ({
      is_indexed: true,
      token_info: [{ type: "jetton_masters", symbol }],
    });
    const names = read({ [COIN]: jetton("TIDE"), [addressOf("somebody")]: jetton("ТIDE") });
    expect(names.token(parseAddress(COIN)).doubt).toBeNull();
    expect(names.token(SOMEONE).doubt).toBe("Imitates TIDE");
  });
});
