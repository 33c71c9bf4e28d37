import { describe, expect, test } from "vitest";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { parseAddress } from "../../ton/address/read-address";
import { heldTokens, suspiciousLabel } from "./held-tokens";
import { tokenMarks } from "./token-marks";
import { WELL_KNOWN_TOKENS } from "./well-known-tokens";

const USDT = parseAddress("EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs");
const TIDE = token("tide", "TIDE", "Tide");

function token(seed: string, symbol: string | null, name: string | null = null) {
  return { master: parseAddress(addressOf(seed)), symbol, name };
}

/** The reason on a token beside a genuine TIDE. */
function reasonOn(symbol: string | null, name: string | null = null): string | null {
  const one = token("somebody", symbol, name);
  const mark = tokenMarks([TIDE, one], "GRAM").get(one.master);
  return mark === undefined ? null : `${mark.suspicious ? "" : "(not folded) "}${mark.reason}`;
}

describe("the mark of a token", () => {
  test.each([
    // Letters of other scripts.
    ["ТIDE", "Imitates TIDE"],
    ["TΙDE", "Imitates TIDE"],
    ["тιdе", "Imitates TIDE"],
    ["TIᎠE", "Imitates TIDE"],
    ["ꓔꓲꓓꓰ", "Imitates TIDE"],
    ["ΤΙDΕ", "Imitates TIDE"],
    // The same letters in other forms.
    ["ＴＩＤＥ", "Imitates TIDE"],
    ["𝐓𝐈𝐃𝐄", "Imitates TIDE"],
    ["𝓣𝓲𝓭𝓮", "Imitates TIDE"],
    ["ᴛɪᴅᴇ", "Imitates TIDE"],
    ["Ⓣⓘⓓⓔ", "Imitates TIDE"],
    ["🅣🅘🅓🅔", "Imitates TIDE"],
    ["🇹🇮🇩🇪", "Imitates TIDE"],
    ["ŦĪĎÉ", "Imitates TIDE"],
    ["TıDE", "Imitates TIDE"],
    // Invisible characters, and easily overlooked ones.
    ["TI\u200BDE", "Imitates TIDE"],
    ["\u202EEDIT", "Changes the text direction"],
    ["TIDE\u3164", "Imitates TIDE"],
    ["TIDE ✅", "Imitates TIDE"],
    ["TIDE™", null],
    // No genuine token has the name of the coin, nor that of a well-known one.
    ["TON", "Imitates TON"],
    ["gram", "Imitates GRAM"],
    ["T0N", "Imitates TON"],
    ["ТОN", "Imitates TON"],
    ["Toncoin", "Imitates Toncoin"],
    ["USD₮", "Imitates USDT"],
    ["$USDT", "Imitates USDT"],
    ["U$DT", "Imitates USDT"],
    ["U\u200BSDT ✅", "Imitates USDT"],
    ["ＵＳＤＴ", "Imitates USDT"],
    ["NОТ", "Imitates NOT"],
    // A mixture of scripts alone is enough.
    ["GОLD", "Mixes Latin and Cyrillic"],
    ["αlpha", "Mixes Latin and Greek"],
    ["GO\u00ADLD", "Has invisible characters"],
    // If both are ASCII, nobody can tell which one is genuine.
    ["TIDE", "(not folded) Same symbol as another token"],
    ["$tide", "(not folded) Same symbol as another token"],
    ["TlDE", "(not folded) Same symbol as another token"],
    ["T1DE", "(not folded) Same symbol as another token"],
    // All of these are what they look like.
    ["USDT2", null],
    ["USDT0", null],
    ["TIDE-TON", null],
    ["Pebble", null],
    ["Рубль", null],
    ["Токен TON", null],
    ["МЕТР", null],
    ["猫Coin", null],
    ["❤️‍🔥", null],
    ["👨‍👩‍👧 club", null],
    ["1️⃣", null],
    ["I", null],
    ["", null],
    ["constructor", null],
    ["__proto__", null],
    [null, null],
  ])("with the symbol %j is %j", (symbol, expected) => {
    expect(reasonOn(symbol)).toBe(expected);
  });

  test.each([
    ["Тide", "Imitates TIDE"],
    ["Tether USD", "Imitates USDT"],
    ["Τether", "Imitates USDT"],
    ["Toncoin", "Imitates Toncoin"],
    ["Tide", null],
    ["Tide of the harbour", null],
  ])("with the name %j is %j", (name, expected) => {
    expect(reasonOn("XYZ", name)).toBe(expected);
  });

  test("is the service's report of a scam rather than any other reason", () => {
    const scam = { ...token("somebody", "ТIDE"), isScam: true };
    expect(tokenMarks([TIDE, scam], "GRAM").get(scam.master)?.reason).toBe("Reported as scam");
  });

  test("takes the symbol of the network's own coin into account", () => {
    const one = token("somebody", "SHЕLL");
    expect(tokenMarks([one], "SHELL").get(one.master)?.reason).toBe("Imitates SHELL");
  });

  test("is absent on a genuine token, whatever else its holder receives", () => {
    const tether = { master: USDT, symbol: "USD₮", name: "Tether USD" };
    const marks = tokenMarks([tether, token("somebody", "USDT"), token("else", "USD₮")], "GRAM");
    expect([...marks.values()].map(({ reason }) => reason)).toEqual(["Imitates USDT", "Imitates USDT"]);
    expect(marks.has(USDT)).toBe(false);
  });

  test("has a reason of limited length, even for long names", () => {
    const long = "Harbour ".repeat(50);
    const marks = tokenMarks([token("a", long), token("b", long.replace("H", "Н"))], "GRAM");
    expect([...marks.values()].map(({ rule, reason }) => [rule, reason])).toEqual([
      ["long", "Is very long"],
      ["imitates-token", "Imitates Harbour Harbour …"],
    ]);
  });
});

describe("the tokens of a holder", () => {
  test("are shown or folded, each once", () => {
    const fake = token("fake", "ТIDE", "Тide");
    const pebble = token("pebble", "PBL", "Pebble");
    const { shown, suspicious } = heldTokens([fake, TIDE, pebble], "GRAM");
    expect(shown.map(({ token: { symbol } }) => symbol)).toEqual(["TIDE", "PBL"]);
    expect(suspicious).toMatchObject([
      { token: fake, mark: { rule: "imitates-token", reason: "Imitates TIDE" } },
    ]);
  });

  test("are shown with a note, not folded, if two have the same symbol", () => {
    const twin = token("twin", "TIDE", "Tide");
    const { shown, suspicious } = heldTokens([TIDE, twin], "GRAM");
    expect(shown.map(({ mark }) => mark?.reason)).toEqual([
      "Same symbol as another token",
      "Same symbol as another token",
    ]);
    expect(suspicious).toEqual([]);
  });

  test("are all judged, even if there are 1,000 with long symbols", () => {
    const many = Array.from({ length: 1_000 }, (_, place) => token(String(place), "ТIDE".repeat(50)));
    expect(heldTokens([TIDE, ...many], "GRAM").suspicious).toHaveLength(1_000);
  });

  test("have a label with the number of suspicious ones", () => {
    expect([1, 2].map(suspiciousLabel)).toEqual(["1 suspicious token", "2 suspicious tokens"]);
  });
});

test("well-known tokens are not marked as imitations of each other", () => {
  const all = WELL_KNOWN_TOKENS.map(({ symbol, master, names }) => ({
    master,
    symbol,
    name: names[0] ?? null,
  }));
  expect(tokenMarks(all, "GRAM").size).toBe(0);
  expect(new Set(all.map(({ master }) => master)).size).toBe(all.length);
});
