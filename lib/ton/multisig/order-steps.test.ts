import {
  Address,
  beginCell,
  Builder,
  Cell,
  comment,
  Dictionary,
  external,
  internal,
  storeMessageRelaxed,
} from "@ton/core";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainFields, raw } from "../../../testing/ton/bodies/test-bodies";
import { readBoc } from "../cell/boc";
import { readOrderSteps } from "./order-steps";

const someone = (byte: number) => new Address(0, Buffer.alloc(32, byte));

const cells = {
  serialize: (value: Builder, builder: Builder) => void builder.storeBuilder(value),
  parse: (): Builder => beginCell(),
};

function dictionaryOf(entries: ReadonlyMap<number, Builder>): Cell {
  const dictionary = Dictionary.empty(Dictionary.Keys.Uint(8), cells);
  for (const [key, value] of entries) dictionary.set(key, value);
  return beginCell().storeDictDirect(dictionary).endCell();
}

const numbered = (values: readonly Builder[]) => dictionaryOf(new Map(values.entries()));
const members = (addresses: readonly Address[]) =>
  numbered(addresses.map((address) => beginCell().storeAddress(address)));
const orderOf = (actions: readonly Cell[]) => numbered(actions.map((action) => beginCell().storeRef(action)));

function stepsOf(order: Cell, most?: number) {
  const graph = readBoc(new Uint8Array(order.toBoc()));
  return readOrderSteps(graph, graph.roots[0] ?? -1, most);
}

const send = (message: Builder, mode = 1) =>
  beginCell().storeUint(0xf1381e5b, 32).storeUint(mode, 8).storeRef(message).endCell();

const payment = (value: bigint, body: Cell = Cell.EMPTY) =>
  send(beginCell().store(storeMessageRelaxed(internal({ to: someone(0xaa), value, bounce: false, body }))));

const owners = (threshold: number, signers: Cell, proposers: Cell | null = null) =>
  beginCell()
    .storeUint(0x1d0cfbd3, 32)
    .storeUint(threshold, 8)
    .storeRef(signers)
    .storeMaybeRef(proposers)
    .endCell();

const stepIn = (action: Cell) => stepsOf(orderOf([action]))?.steps[0];

test("a payment has its receiver, its amount up to 2^120 and its comment", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 120n - 1n }), fc.nat(3), (value, mode) => {
      const message = internal({ to: someone(0xaa), value, bounce: true, body: comment("Flour") });
      const step = stepIn(send(beginCell().store(storeMessageRelaxed(message)), mode));
      expect(step?.is === "message" ? plainFields(step.fields) : step).toMatchObject({
        mode: BigInt(mode),
        message: {
          is: "message",
          to: raw(someone(0xaa)),
          value,
          body: { is: "text_comment", text: "Flour" },
        },
      });
    }),
  );
});

test("a message without a destination is a log", () => {
  const log = external({ to: someone(1), body: beginCell().storeUint(7, 32).endCell() });
  const out = beginCell()
    .storeUint(0b11, 2)
    .storeUint(0, 2)
    .storeUint(0, 2)
    .storeUint(0, 96)
    .storeBit(false)
    .storeBit(true)
    .storeRef(log.body);
  const step = stepIn(send(out));
  expect(step?.is === "message" ? plainFields(step.fields) : step).toMatchObject({ message: { is: "log" } });
});

test("a change of owners has all signers and proposers in order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 255 }), fc.nat(20), (count, proposing) => {
      const signers = Array.from({ length: count }, (_, place) => someone(place));
      const proposers = signers.slice(0, Math.min(proposing, count));
      const step = stepIn(
        owners(count, members(signers), proposers.length === 0 ? null : members(proposers)),
      );
      expect(step).toEqual({
        is: "owners",
        change: { threshold: count, signers: signers.map(raw), proposers: proposers.map(raw) },
        rejected: null,
      });
    }),
    { numRuns: 30 },
  );
});

const two = members([someone(1), someone(2)]);
const gap = dictionaryOf(
  new Map([
    [0, beginCell().storeAddress(someone(1))],
    [2, beginCell().storeAddress(someone(2))],
  ]),
);

test.each([
  ["more approvals than signers", owners(3, two), "threshold"],
  ["no approvals", owners(0, two), "threshold"],
  ["signers with a gap", owners(2, gap), "numbering"],
  ["proposers with a gap", owners(2, two, gap), "numbering"],
])("the contract rejects a change of owners with %s", (_name, action, rejected) => {
  expect(stepIn(action)).toMatchObject({ is: "owners", rejected });
});

test.each([
  ["an empty cell", Cell.EMPTY],
  ["a message without its cell", beginCell().storeUint(0xf1381e5b, 32).storeUint(1, 8).endCell()],
  ["a message followed by bits", beginCell().storeSlice(payment(1n).beginParse()).storeBit(true).endCell()],
  ["a mode that does not exist", send(beginCell().storeUint(0, 10), 4)],
  ["an amount beyond its cell", send(beginCell().storeUint(0x10, 6).storeUint(0b1111, 4))],
  ["owners without signers", beginCell().storeUint(0x1d0cfbd3, 32).storeUint(1, 8).endCell()],
  ["signers that are not a dictionary", owners(1, beginCell().storeUint(3, 5).endCell())],
  ["a signer that is not an address", owners(1, numbered([beginCell().storeUint(1, 100)]))],
  ["owners followed by bits", beginCell().storeSlice(owners(1, two).beginParse()).storeBit(true).endCell()],
])("a step is unreadable: %s", (_name, action) => {
  expect(stepIn(action)).toEqual({ is: "unreadable" });
});

test("an entry without a cell is unreadable, and an unknown operation is skipped", () => {
  expect(stepsOf(numbered([beginCell().storeUint(1, 32)]))?.steps).toEqual([{ is: "unreadable" }]);
  expect(stepIn(beginCell().storeUint(0xdeadbeef, 32).endCell())).toEqual({
    is: "skipped",
    opcode: "0xdeadbeef",
  });
});

test("all of 255 actions are read in order, or as many as the limit", () => {
  const order = orderOf(Array.from({ length: 255 }, (_, place) => payment(BigInt(place))));
  const all = stepsOf(order);
  expect(all?.whole).toBe(true);
  const values = all?.steps.map((step) =>
    step.is === "message" ? plainFields(step.fields)["message"] : null,
  );
  expect(values).toMatchObject(Array.from({ length: 255 }, (_, place) => ({ value: BigInt(place) })));
  expect(stepsOf(order, 3)).toMatchObject({ whole: false, steps: { length: 3 } });
});

test("a dictionary that shares its cells has no more than 256 steps", () => {
  let cell = beginCell().storeUint(0, 2).storeRef(payment(1n)).endCell();
  for (let level = 0; level < 8; level += 1)
    cell = beginCell().storeUint(0, 2).storeRef(cell).storeRef(cell).endCell();
  expect(stepsOf(cell)?.steps).toHaveLength(256);
});

test("no cells make reading throw, and an empty cell is not an order", () => {
  expect(stepsOf(Cell.EMPTY)).toBeNull();
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 100 }),
      fc.array(fc.uint8Array({ maxLength: 60 })),
      (bytes, refs) => {
        const cell = beginCell().storeBuffer(Buffer.from(bytes));
        for (const ref of refs.slice(0, 4)) cell.storeRef(beginCell().storeBuffer(Buffer.from(ref)));
        const read = stepsOf(cell.endCell());
        expect(read === null || read.steps.length > 0).toBe(true);
      },
    ),
  );
});
