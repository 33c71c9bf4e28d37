import { Address as CoreAddress, beginCell, Cell, Dictionary } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readBoc } from "../cell/boc";
import { parseAddress } from "../address/read-address";
import { readDomainData, type DomainData } from "./domain-data";
import { DNS_CATEGORIES } from "./record-categories";

const account = (digit: string) => CoreAddress.parseRaw(`0:${digit.repeat(64)}`);
const [COLLECTION, OWNER, BIDDER] = [account("C"), account("A"), account("B")];
const keyOf = (name: string) =>
  Object.entries(DNS_CATEGORIES).find(([, category]) => category === name)?.[0] ?? "";

interface Parts {
  readonly owner: CoreAddress | null;
  readonly label: string;
  readonly records: Readonly<Record<string, Cell>> | null;
  readonly auction: { readonly bid: bigint; readonly endsAt: bigint } | null;
  readonly renewedAt: bigint;
}

const WHOLE: Parts = { owner: OWNER, label: "rosa", records: {}, auction: null, renewedAt: 1_700_000_000n };

function itemData({ owner, label, records, auction, renewedAt }: Parts): Cell {
  const content = beginCell().storeUint(records === null ? 1 : 0, 8);
  if (records !== null) {
    const dictionary = Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell());
    for (const [key, value] of Object.entries(records)) dictionary.set(BigInt(`0x${key}`), value);
    content.storeDict(dictionary);
  }
  return beginCell()
    .storeUint(7, 256)
    .storeAddress(COLLECTION)
    .storeAddress(owner)
    .storeRef(content.endCell())
    .storeRef(beginCell().storeStringTail(label).endCell())
    .storeMaybeRef(
      auction === null
        ? null
        : beginCell().storeAddress(BIDDER).storeCoins(auction.bid).storeUint(auction.endsAt, 64).endCell(),
    )
    .storeUint(renewedAt, 64)
    .endCell();
}

function read(cell: Cell): DomainData | null {
  const graph = readBoc(cell.toBoc().toString("base64"));
  return readDomainData(graph, graph.roots[0] ?? 0);
}

const valueOf = (category: string, value: Cell) =>
  read(itemData({ ...WHOLE, records: { [keyOf(category)]: value } }))?.records?.records[0]?.value;

test("reads the data of a domain's NFT item (property)", () => {
  fc.assert(
    fc.property(
      fc.record({
        owner: fc.constantFrom(OWNER, null),
        label: fc.stringMatching(/^[a-z0-9]{4,60}$/),
        auction: fc.option(
          fc.record({
            bid: fc.bigInt({ min: 0n, max: 2n ** 120n - 1n }),
            endsAt: fc.bigInt({ min: 0n, max: 2n ** 40n }),
          }),
        ),
        renewedAt: fc.bigInt({ min: 0n, max: 2n ** 40n }),
      }),
      (parts) => {
        const { owner, auction, label, renewedAt } = parts;
        expect(read(itemData({ ...WHOLE, ...parts }))).toEqual({
          collection: parseAddress(COLLECTION.toRawString()),
          owner: owner === null ? null : parseAddress(owner.toRawString()),
          label,
          records: { records: [], whole: true },
          auction:
            auction === null
              ? null
              : {
                  bidder: parseAddress(BIDDER.toRawString()),
                  bid: auction.bid,
                  endsAt: Number(auction.endsAt),
                },
          renewedAt: Number(renewedAt),
        });
      },
    ),
    { numRuns: 50 },
  );
});

describe("a record", () => {
  const contract = (flags: number) =>
    beginCell().storeUint(0x9fd3, 16).storeAddress(OWNER).storeUint(flags, 8).endCell();

  it("is read by its prefix, whatever its category is", () => {
    const hash = Buffer.alloc(32, 0xab);
    const hex = "AB".repeat(32);
    const owner = parseAddress(OWNER.toRawString());
    expect(valueOf("wallet", contract(0))).toEqual({ is: "account", address: owner, flags: 0 });
    expect(valueOf("site", contract(255))).toEqual({ is: "account", address: owner, flags: 255 });
    expect(
      valueOf("site", beginCell().storeUint(0xad01, 16).storeBuffer(hash).storeUint(0, 8).endCell()),
    ).toEqual({
      is: "site",
      adnl: hex,
      flags: 0,
    });
    expect(valueOf("storage", beginCell().storeUint(0x7473, 16).storeBuffer(hash).endCell())).toEqual({
      is: "storage",
      bag: hex,
    });
    expect(valueOf("next resolver", beginCell().storeUint(0xba93, 16).storeAddress(OWNER).endCell())).toEqual(
      { is: "resolver", address: owner },
    );
  });

  it("of text is joined from its chunks", () => {
    const chunk = (text: string) => beginCell().storeUint(text.length, 8).storeBuffer(Buffer.from(text));
    const last = chunk("world").endCell();
    const text = beginCell()
      .storeUint(0x1eda, 16)
      .storeUint(2, 8)
      .storeBuilder(chunk("hello "))
      .storeRef(last)
      .endCell();
    expect(valueOf("text", text)).toEqual({ is: "text", text: "hello world", whole: true });
    const missing = beginCell().storeUint(0x1eda, 16).storeUint(2, 8).storeBuilder(chunk("hello ")).endCell();
    expect(valueOf("text", missing)).toEqual({ is: "unknown", prefix: "1eda", bits: 80 });
  });

  it("of a huge text is cut", () => {
    let next: Cell | null = null;
    for (let chunk = 0; chunk < 254; chunk += 1) {
      const cell = beginCell().storeUint(100, 8).storeBuffer(Buffer.alloc(100, 0x61));
      next = (next === null ? cell : cell.storeRef(next)).endCell();
    }
    const first = beginCell().storeUint(0x1eda, 16).storeUint(255, 8).storeUint(0, 8);
    const value = valueOf("text", (next === null ? first : first.storeRef(next)).endCell());
    expect(value).toMatchObject({ is: "text", whole: false });
    expect(value?.is === "text" && value.text.length).toBe(4_100);
  });

  it.each([
    ["nothing", Cell.EMPTY, { is: "unknown", prefix: "", bits: 0 }],
    [
      "an unknown prefix",
      beginCell().storeUint(0xbeef, 16).endCell(),
      { is: "unknown", prefix: "beef", bits: 16 },
    ],
    [
      "half of an address",
      beginCell().storeUint(0x9fd3, 16).storeUint(4, 3).endCell(),
      { is: "unknown", bits: 19 },
    ],
    [
      "no flags",
      beginCell().storeUint(0x9fd3, 16).storeAddress(OWNER).endCell(),
      { is: "unknown", bits: 283 },
    ],
  ])("of %s is unknown", (_, value, expected) => {
    expect(valueOf("wallet", value)).toMatchObject(expected);
  });

  it("beyond the fiftieth is left out, and the records are marked as incomplete", () => {
    const records = Object.fromEntries(
      Array.from({ length: 60 }, (_, number) => [number.toString(16).padStart(64, "0"), contract(0)]),
    );
    const found = read(itemData({ ...WHOLE, records }))?.records;
    expect(found?.records).toHaveLength(50);
    expect(found?.whole).toBe(false);
  });
});

test("content of another kind has no records", () => {
  expect(read(itemData({ ...WHOLE, records: null }))).toMatchObject({ records: null });
});

test("data of another form is read as null", () => {
  const uninitialized = beginCell().storeUint(7, 256).storeAddress(COLLECTION).endCell();
  expect(read(uninitialized)).toBeNull();
  expect(read(Cell.EMPTY)).toBeNull();
  expect(read(beginCell().storeSlice(itemData(WHOLE).beginParse()).storeBit(true).endCell())).toBeNull();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
      expect(read(beginCell().storeBuffer(Buffer.from(bytes)).endCell())).toBeNull();
    }),
  );
});
