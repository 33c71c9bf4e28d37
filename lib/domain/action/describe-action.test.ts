import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import { parseAmount } from "../../ton/value/amount";
import { ACTION_DETAILS, readActionDetails, type ActionDetails } from "../../toncenter/v3/action-details";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { ACTION_SAMPLES } from "../../../fixtures/action/samples";
import { describeAction } from "./describe-action";
import { describeUnknownAction } from "./describe-unknown-action";
import { ACTION_TEMPLATES, typesOfKind } from "./action-templates";
import { pathsIn, templateOf } from "./sentence-template";
import { lostIn } from "../../../testing/domain/action/test-lost";
import { NAMES } from "../../../testing/domain/action/test-names";
import { plain } from "../../../testing/domain/action/test-plain";
import { SENTENCES } from "../../../testing/domain/action/test-sentences";
import { isAbsent, valueAt } from "./detail-values";

const TYPES = Object.keys(ACTION_DETAILS);
const SOMEWHERE = Object.values(ACTION_SAMPLES);

function known(type: string, raw: unknown): Exclude<ActionDetails, { type: null }> {
  const details = readActionDetails(type, raw);
  if (details.type === null) throw new Error(`${type}: ${details.problem?.path}`);
  return details;
}

function told(type: string, raw: unknown, account: string | null = null) {
  const details = known(type, raw);
  return describeAction(details.type, details.fields, NAMES, account === null ? null : parseAddress(account));
}

describe("every type of action", () => {
  test("is in the table, and has a sentence that we have read", () => {
    expect(Object.keys(ACTION_TEMPLATES).toSorted()).toEqual(TYPES.toSorted());
    expect(Object.keys(SENTENCES)).toHaveLength(83);
  });

  test.each(Object.entries(SENTENCES))("%s", (type, expected) => {
    const { sentence, more } = told(type, Reflect.get(ACTION_SAMPLES, type));
    expect([sentence, ...more].map(plain).join(" · ")).toBe(expected);
  });

  test.each(TYPES)("%s: no amount and no address is lost, from wherever it is seen", (type) => {
    const raw: unknown = Reflect.get(ACTION_SAMPLES, type);
    const { fields } = known(type, raw);
    const accounts = Object.values(fields).filter(
      (value) => typeof value === "string" && value.startsWith("0:"),
    );
    for (const account of [null, ...accounts]) {
      const view = told(type, raw, typeof account === "string" ? account : null);
      expect(lostIn(raw, view, [account])).toEqual([]);
    }
  });

  test.each(Object.entries(ACTION_TEMPLATES))("%s: gaps name fields that there are", (type, telling) => {
    const fields: unknown = Reflect.get(ACTION_SAMPLES, type);
    const seen = [telling.out, telling.in, telling.self, telling.own].flatMap((way) =>
      Object.entries(way ?? {}),
    );
    const sentences = [telling.says, ...seen.map(([, says]) => says)].flat().map(templateOf);
    const needed = [
      ...sentences.flatMap((template) => pathsIn(template, true)),
      ...seen.flatMap(([key]) => key.split("+")),
      ...(telling.sum === undefined ? [] : [telling.sum]),
    ];
    expect(needed.filter((path) => isAbsent(valueAt(fields, path)))).toEqual([]);
    // What is left out where it is not known may stand in the table for several types at once.
    const optional = [...sentences, ...(telling.more ?? []).map(templateOf)].flatMap((template) =>
      pathsIn(template),
    );
    expect(optional.filter((path) => !SOMEWHERE.some((sample) => !isAbsent(valueAt(sample, path))))).toEqual(
      [],
    );
  });
});

describe("seen from an account", () => {
  const jetton = ACTION_SAMPLES.jetton_transfer;
  const view = (type: string, raw: unknown, account: string) => {
    const { sentence, direction } = told(type, raw, addressOf(account));
    return [plain(sentence), direction];
  };

  test.each([
    ["sender", "Sent 1026.000026 asset to <receiver>", "out"],
    ["receiver", "Received 1026.000026 asset from <sender>", "in"],
    ["sender_jetton_wallet", "<sender> sent 1026.000026 asset to <receiver>", null],
  ])("a transfer from the %s: %s", (account, sentence, direction) => {
    expect(view("jetton_transfer", jetton, account)).toEqual([sentence, direction]);
  });

  test("what somebody sends to itself goes nowhere", () => {
    const me = addressOf("me");
    expect(view("ton_transfer", { source: me, destination: me, value: "5" }, "me")).toEqual([
      "Sent 0.000000005 GRAM to itself",
      "self",
    ]);
  });

  test("a swap goes both ways, and so neither", () => {
    expect(view("jetton_swap", ACTION_SAMPLES.jetton_swap, "sender")).toEqual([
      "Swapped 5.000001 asset for 7000.000001 asset_out",
      null,
    ]);
  });

  test("a sale is told by the one who sold", () => {
    expect(view("nft_purchase", ACTION_SAMPLES.nft_purchase, "real_old_owner")).toEqual([
      "Sold 'nft_item' to <new_owner> for 1.039000039 GRAM",
      "out",
    ]);
  });
});

describe("what is not known", () => {
  test.each([
    ["ton_transfer", {}, "An unknown account sent an unknown amount to an unknown account"],
    [
      "jetton_transfer",
      { amount: "5" },
      "An unknown account sent 5 units of a token that is not named to an unknown account",
    ],
    [
      "jetton_transfer",
      { asset: addressOf("asset") },
      "An unknown account sent an unknown amount of asset to an unknown account",
    ],
    ["jetton_swap", {}, "An unknown account swapped something for something else"],
    [
      "call_contract",
      { destination: addressOf("destination"), value: "0" },
      "<destination> was called from outside with 0 GRAM",
    ],
    [
      "stake_deposit",
      { provider: "ethena", amount: "7" },
      "An unknown account staked 7 units of what is staked there in an unknown account",
    ],
    [
      "evaa_supply",
      { amount: "7" },
      "An unknown account supplied 7 units of a token that is not named to EVAA",
    ],
    ["tick_tock", {}, "A contract ran by itself"],
  ])("%s %o", (type, raw, expected) => {
    expect(plain(told(type, raw).sentence)).toBe(expected);
  });

  test("an encrypted comment is said to be that", () => {
    const { more, facts } = told("ton_transfer", { comment: "0a1b", encrypted: true });
    expect(more.map(plain)).toEqual(["(encrypted)"]);
    expect(facts).toEqual([]);
  });

  test("fields that the contract does not know are there", () => {
    const { facts } = told("jetton_burn", { surprise: { amount: "12" }, witness: addressOf("owner") });
    expect(facts.map(({ name, parts }) => `${name} = ${plain(parts)}`)).toEqual([
      "Surprise: amount = 12",
      "Witness = <owner>",
    ]);
  });
});

describe("a type that nobody knows", () => {
  const odd = (type: string, raw: unknown, action: unknown = null) => {
    const details = readActionDetails(type, raw);
    if (details.type !== null) throw new Error("it is known");
    const { label, sentence, facts } = describeUnknownAction(type, details, action, NAMES);
    return [label, plain(sentence), facts.map(({ name, parts }) => `${name} = ${plain(parts)}`)];
  };

  test("is shown with its name and all that there is, and nothing is guessed", () => {
    const raw = {
      dancer: addressOf("owner"),
      steps: 3,
      value: "1000000000",
      deep: { list: ["a", null, true] },
    };
    expect(odd("wild_dance", raw)).toEqual([
      "Wild dance",
      "Something happened of a kind that this explorer does not know",
      [
        "Dancer = <owner>",
        "Steps = 3",
        "Value = 1000000000",
        "Deep: list: no. 1 = a",
        "Deep: list: no. 3 = yes",
      ],
    ]);
  });

  test("is shown as the service keeps it where it cannot put it into details", () => {
    expect(odd("unknown", { error: "unsupported" }, { Type: "unknown", Amount: "5" })).toEqual([
      "Unknown",
      "Something happened of a kind that this explorer does not know",
      ["Details: error = unsupported", "Action: type = unknown", "Action: amount = 5"],
    ]);
  });

  test("a known type that is broken says where", () => {
    expect(odd("ton_transfer", { value: "five", source: addressOf("source") })).toEqual([
      "TON transfer",
      "Something happened, but its field “value” cannot be read",
      ["Value = five", "Source = <source>"],
    ]);
  });

  test.each([[null], [5], ["text"], [[]], [{}]])("%j instead of details", (raw) => {
    expect(() => odd("dance", raw)).not.toThrow();
  });
});

test("amounts are exact, whatever the decimals", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 256n }),
      fc.integer({ min: 0, max: 30 }),
      (amount, decimals) => {
        const details = known("jetton_transfer", { asset: addressOf("asset"), amount: String(amount) });
        const names = { ...NAMES, token: (master: Address) => ({ ...NAMES.token(master), decimals }) };
        const sentence = plain(describeAction("jetton_transfer", details.fields, names, null).sentence);
        const [, digits = ""] = / sent ([\d.]+) asset to /.exec(sentence) ?? [];
        expect(parseAmount(digits, decimals)).toBe(amount);
      },
    ),
  );
});

test("a kind is filtered by types that the service knows, and every type is of one kind", () => {
  expect(typesOfKind("transfer")).toEqual(["ton_transfer", "jetton_transfer"]);
  const kinds = new Set(Object.values(ACTION_TEMPLATES).map(({ kind }) => kind));
  const types = [...kinds].flatMap(typesOfKind);
  expect(types).toHaveLength(82);
});
