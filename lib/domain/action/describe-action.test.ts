import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import { parseAmount } from "../../ton/value/parse-amount";
import { ACTION_DETAILS, readActionDetails, type ActionDetails } from "../../toncenter/v3/action-details";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { ACTION_SAMPLES } from "../../../fixtures/action/action-samples";
import { describeAction } from "./describe-action";
import { describeUnknownAction } from "./describe-unknown-action";
import { ACTION_TEMPLATES, typesOfKind } from "./action-templates";
import { pathsIn, templateOf } from "./sentence-template";
import { undescribedValues } from "../../../testing/domain/action/test-undescribed-values";
import { NAMES } from "../../../testing/domain/action/test-action-names";
import { plainText } from "../../../testing/domain/action/test-sentence-text";
import { SENTENCES } from "../../../testing/domain/action/test-action-sentences";
import { isAbsent, valueAt } from "./detail-values";

const TYPES = Object.keys(ACTION_DETAILS);
const SOMEWHERE = Object.values(ACTION_SAMPLES);

function parsedDetails(type: string, raw: unknown): Exclude<ActionDetails, { type: null }> {
  const details = readActionDetails(type, raw);
  if (details.type === null) throw new Error(`${type}: ${details.problem?.path}`);
  return details;
}

function describeSample(type: string, raw: unknown, account: string | null = null) {
  const details = parsedDetails(type, raw);
  return describeAction(details.type, details.fields, NAMES, account === null ? null : parseAddress(account));
}

describe("every type of action", () => {
  test("has a template, and an expected sentence in the tests", () => {
    expect(Object.keys(ACTION_TEMPLATES).toSorted()).toEqual(TYPES.toSorted());
    expect(Object.keys(SENTENCES)).toHaveLength(83);
  });

  test.each(Object.entries(SENTENCES))("%s is described by the expected sentence", (type, expected) => {
    const { sentence, more } = describeSample(type, Reflect.get(ACTION_SAMPLES, type));
    expect([sentence, ...more].map(plainText).join(" · ")).toBe(expected);
  });

  test.each(TYPES)("%s: no amount and no address is lost, from any account's view", (type) => {
    const raw: unknown = Reflect.get(ACTION_SAMPLES, type);
    const { fields } = parsedDetails(type, raw);
    const accounts = Object.values(fields).filter(
      (value) => typeof value === "string" && value.startsWith("0:"),
    );
    for (const account of [null, ...accounts]) {
      const view = describeSample(type, raw, typeof account === "string" ? account : null);
      expect(undescribedValues(raw, view, [account])).toEqual([]);
    }
  });

  test.each(Object.entries(ACTION_TEMPLATES))("%s: placeholders name existing fields", (type, entry) => {
    const fields: unknown = Reflect.get(ACTION_SAMPLES, type);
    const seen = [entry.out, entry.in, entry.self, entry.own].flatMap((view) => Object.entries(view ?? {}));
    const sentences = [entry.sentence, ...seen.map(([, text]) => text)].flat().map(templateOf);
    const needed = [
      ...sentences.flatMap((one) => pathsIn(one, true)),
      ...seen.flatMap(([key]) => key.split("+")),
      ...(entry.sum === undefined ? [] : [entry.sum]),
    ];
    expect(needed.filter((path) => isAbsent(valueAt(fields, path)))).toEqual([]);
    // Optional sections may be in the table for several types at once, so any sample will do.
    const optional = [...sentences, ...(entry.more ?? []).map(templateOf)].flatMap((one) => pathsIn(one));
    expect(optional.filter((path) => !SOMEWHERE.some((sample) => !isAbsent(valueAt(sample, path))))).toEqual(
      [],
    );
  });
});

describe("an action seen from an account", () => {
  const jetton = ACTION_SAMPLES.jetton_transfer;
  const view = (type: string, raw: unknown, account: string) => {
    const { sentence, direction } = describeSample(type, raw, addressOf(account));
    return [plainText(sentence), direction];
  };

  test.each([
    ["sender", "Sent 1026.000026 asset to <receiver>", "out"],
    ["receiver", "Received 1026.000026 asset from <sender>", "in"],
    ["sender_jetton_wallet", "<sender> sent 1026.000026 asset to <receiver>", null],
  ])("is described for the %s of a transfer as “%s”", (account, sentence, direction) => {
    expect(view("jetton_transfer", jetton, account)).toEqual([sentence, direction]);
  });

  test("has the direction “self” if it is a transfer to itself", () => {
    const me = addressOf("me");
    expect(view("ton_transfer", { source: me, destination: me, value: "5" }, "me")).toEqual([
      "Sent 0.000000005 GRAM to itself",
      "self",
    ]);
  });

  test("has no direction if it is a swap", () => {
    expect(view("jetton_swap", ACTION_SAMPLES.jetton_swap, "sender")).toEqual([
      "Swapped 5.000001 asset for 7000.000001 asset_out",
      null,
    ]);
  });

  test("is described from the seller's view if the account sold an item", () => {
    expect(view("nft_purchase", ACTION_SAMPLES.nft_purchase, "real_old_owner")).toEqual([
      "Sold 'nft_item' to <new_owner> for 1.039000039 GRAM",
      "out",
    ]);
  });
});

describe("incomplete or unexpected details", () => {
  test.each([
    ["ton_transfer", {}, "An unknown account sent an unknown amount to an unknown account"],
    [
      "jetton_transfer",
      { amount: "5" },
      "An unknown account sent 5 units of an unknown token to an unknown account",
    ],
    [
      "jetton_transfer",
      { asset: addressOf("asset") },
      "An unknown account sent an unknown amount of asset to an unknown account",
    ],
    ["jetton_swap", {}, "An unknown account swapped unknown assets"],
    [
      "call_contract",
      { destination: addressOf("destination"), value: "0" },
      "<destination> was called by an external message with 0 GRAM",
    ],
    [
      "stake_deposit",
      { provider: "ethena", amount: "7" },
      "An unknown account staked 7 units of what is staked there in an unknown account",
    ],
    ["evaa_supply", { amount: "7" }, "An unknown account supplied 7 units of an unknown token to EVAA"],
    ["tick_tock", {}, "A contract ran a tick-tock transaction"],
  ])("of %s leave a readable sentence: %o", (type, raw, expected) => {
    expect(plainText(describeSample(type, raw).sentence)).toBe(expected);
  });

  test("mark an encrypted comment as encrypted", () => {
    const { more, facts } = describeSample("ton_transfer", { comment: "0a1b", encrypted: true });
    expect(more.map(plainText)).toEqual(["(encrypted)"]);
    expect(facts).toEqual([]);
  });

  test("list fields beyond the schema", () => {
    const { facts } = describeSample("jetton_burn", {
      surprise: { amount: "12" },
      witness: addressOf("owner"),
    });
    expect(facts.map(({ name, parts }) => `${name} = ${plainText(parts)}`)).toEqual([
      "Surprise: amount = 12",
      "Witness = <owner>",
    ]);
  });
});

describe("an action that cannot be interpreted", () => {
  const odd = (type: string, raw: unknown, action: unknown = null) => {
    const details = readActionDetails(type, raw);
    if (details.type !== null) throw new Error(`${type} can be interpreted`);
    const { label, sentence, facts } = describeUnknownAction(type, details, action, NAMES);
    return [label, plainText(sentence), facts.map(({ name, parts }) => `${name} = ${plainText(parts)}`)];
  };

  test("is shown with the name of its type and all its fields", () => {
    const raw = {
      dancer: addressOf("owner"),
      steps: 3,
      value: "1000000000",
      deep: { list: ["a", null, true] },
    };
    expect(odd("wild_dance", raw)).toEqual([
      "Wild dance",
      "Unknown action",
      [
        "Dancer = <owner>",
        "Steps = 3",
        "Value = 1000000000",
        "Deep: list: no. 1 = a",
        "Deep: list: no. 3 = yes",
      ],
    ]);
  });

  test("is shown as the raw action where it has no details", () => {
    expect(odd("unknown", { error: "unsupported" }, { Type: "unknown", Amount: "5" })).toEqual([
      "Unknown",
      "Unknown action",
      ["Details: error = unsupported", "Action: type = unknown", "Action: amount = 5"],
    ]);
  });

  test("names the invalid field of a known type", () => {
    expect(odd("ton_transfer", { value: "five", source: addressOf("source") })).toEqual([
      "TON transfer",
      "Unknown action: invalid field “value” cannot be read",
      ["Value = five", "Source = <source>"],
    ]);
  });

  test.each([[null], [5], ["text"], [[]], [{}]])("does not throw with %j instead of details", (raw) => {
    expect(() => odd("dance", raw)).not.toThrow();
  });
});

test("amounts in a sentence are exact, whatever the decimals", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 256n }),
      fc.integer({ min: 0, max: 30 }),
      (amount, decimals) => {
        const details = parsedDetails("jetton_transfer", {
          asset: addressOf("asset"),
          amount: String(amount),
        });
        const names = { ...NAMES, token: (master: Address) => ({ ...NAMES.token(master), decimals }) };
        const sentence = plainText(describeAction("jetton_transfer", details.fields, names, null).sentence);
        const [, digits = ""] = / sent ([\d.]+) asset to /.exec(sentence) ?? [];
        expect(parseAmount(digits, decimals)).toBe(amount);
      },
    ),
  );
});

test("liquidity of a pool whose token is not known is in raw units", () => {
  const { fields } = parsedDetails("dex_withdraw_liquidity", ACTION_SAMPLES.dex_withdraw_liquidity);
  const names = { ...NAMES, token: (master: Address) => ({ ...NAMES.token(master), decimals: null }) };
  const { more } = describeAction("dex_withdraw_liquidity", fields, names, null);
  expect(more.map(plainText)).toContain("for 1019000019 units of LP tokens");
});

test("an auction without bounds has none in its sentence", () => {
  for (const [min_bid, max_bid, bounds] of [
    ["5", "0", ", from 0.000000005 GRAM"],
    ["0", "7", " up to 0.000000007 GRAM"],
    ["0", "0", ""],
  ]) {
    const raw = Object.assign({}, ACTION_SAMPLES.nft_put_on_auction, { min_bid, max_bid });
    const { sentence } = describeSample("nft_put_on_auction", raw);
    expect(plainText(sentence)).toBe(`<owner> put 'nft_item' up for auction${bounds}`);
  }
});

test("the kinds together contain every type that the service can filter by", () => {
  expect(typesOfKind("transfer")).toEqual(["ton_transfer", "jetton_transfer"]);
  const kinds = new Set(Object.values(ACTION_TEMPLATES).map(({ kind }) => kind));
  const types = [...kinds].flatMap(typesOfKind);
  expect(types).toHaveLength(82);
});
