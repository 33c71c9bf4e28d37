import { beginCell, Dictionary, type DictionaryKey, type DictionaryKeyTypes } from "@ton/core";
import { expect, test } from "vitest";
import { ALICE, BOB, bodyIn, plainFields, raw } from "../../../testing/ton/bodies/test-bodies";

const JETTONS_TO_CLAIM = 0x78d9f109;
const TOKENS_TO_BURN = 0x73403c43;

function dictionary<K extends DictionaryKeyTypes, V>(
  keys: DictionaryKey<K>,
  values: Parameters<typeof Dictionary.empty<K, V>>[1],
  entries: readonly (readonly [K, V])[],
) {
  const made = Dictionary.empty(keys, values);
  for (const [key, value] of entries) made.set(key, value);
  return made;
}

const claim = (wallets: ReturnType<typeof dictionary<typeof ALICE, boolean>>) =>
  bodyIn(beginCell().storeUint(JETTONS_TO_CLAIM, 32).storeUint(5, 64).storeDict(wallets));

test("keys are addresses where the layout has addresses", () => {
  const body = claim(
    dictionary(Dictionary.Keys.Address(), Dictionary.Values.Bool(), [
      [ALICE, true],
      [BOB, false],
    ]),
  );
  expect(plainFields(body.fields)).toEqual({
    query_id: 5n,
    jettons_to_claim: [
      [raw(ALICE), true],
      [raw(BOB), false],
    ],
  });
});

test("and bits where one of them is none", () => {
  const keys = Dictionary.Keys.BigUint(267);
  const made = dictionary(keys, Dictionary.Values.Bool(), [[5n, true]]);
  const body = bodyIn(beginCell().storeUint(JETTONS_TO_CLAIM, 32).storeUint(5, 64).storeDict(made));
  expect(plainFields(body.fields)).toMatchObject({ jettons_to_claim: [["5".padStart(67, "0"), true]] });
});

test("negative where they are signed", () => {
  const made = dictionary(Dictionary.Keys.Int(32), Dictionary.Values.Int(32), [
    [-3, 7],
    [4, -1],
  ]);
  const body = bodyIn(
    beginCell().storeUint(TOKENS_TO_BURN, 32).storeUint(5, 64).storeDict(made).storeBit(false),
  );
  expect(plainFields(body.fields)).toMatchObject({
    tokens_to_burn: [
      [4n, -1n],
      [-3n, 7n],
    ],
  });
});

test("a dictionary with more entries than are read is not whole", () => {
  const wallets = (count: number) =>
    dictionary(
      Dictionary.Keys.BigUint(267),
      Dictionary.Values.Bool(),
      Array.from({ length: count }, (_, place) => [(4n << 264n) | BigInt(place), true] as const),
    );
  const read = (count: number) =>
    bodyIn(beginCell().storeUint(JETTONS_TO_CLAIM, 32).storeUint(5, 64).storeDict(wallets(count)), {
      most: 10_000,
    }).fields.find(({ name }) => name === "jettons_to_claim")?.value;
  expect(read(255)).toMatchObject({ is: "dictionary", whole: true });
  const cut = read(256);
  expect(cut).toMatchObject({ is: "dictionary", whole: false });
  expect(cut?.is === "dictionary" && cut.entries.length).toBe(255);
});
