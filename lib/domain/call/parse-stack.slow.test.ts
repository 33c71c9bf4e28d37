import { beginCell } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatFriendly } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import {
  FUZZ,
  FUZZ_TIMEOUT_MS,
  stackEntries,
  stackText,
  stackTexts,
} from "../../../testing/domain/call/test-stack-entries";
import { legacyStack } from "../../toncenter/v2/stack-param";
import { stackToLegacy } from "../../toncenter/stack";
import { parseStack } from "./parse-stack";
import { INT_LIMIT, STACK_LIMITS } from "./stack-entry";
import { stackValues } from "./stack-values";

const ADDRESS = parseAddress(`0:${"AB".repeat(32)}`);
const FRIENDLY = formatFriendly(ADDRESS, { bounceable: true, testnet: false });
const BOC = beginCell().storeUint(5, 8).endCell().toBoc();

/** A case takes microseconds, but the machine may stall. */
const MAX_CASE_MS = 2_000;

const entriesOf = (...texts: string[]) => {
  const read = parseStack(texts);
  return read.ok ? read.value : read.error.message;
};

describe("arguments", () => {
  it.each([
    ["10", { is: "int", value: 10n }],
    ["-1", { is: "int", value: -1n }],
    ["0x1F", { is: "int", value: 31n }],
    [String(-INT_LIMIT), { is: "int", value: -INT_LIMIT }],
    ["NULL", { is: "null" }],
    ["()", { is: "null" }],
    ["[]", { is: "tuple", items: [] }],
    [`0:${"ab".repeat(32)}`, { is: "address", address: ADDRESS }],
    [FRIENDLY, { is: "address", address: ADDRESS }],
    [`cell:${BOC.toString("hex")}`, { is: "cell", boc: BOC.toString("base64") }],
    [`slice:${BOC.toString("base64url")}`, { is: "slice", boc: BOC.toString("base64") }],
    ["Alice.TON", { is: "domain", name: "alice.ton" }],
    ["domain:alice", { is: "domain", name: "alice" }],
    ["domain:.", { is: "domain", name: "." }],
    ['"a, \\"b\\" [c]"', { is: "text", text: 'a, "b" [c]' }],
  ])("are read: %s", (text, entry) => {
    expect(entriesOf(text)).toEqual([entry]);
  });

  it("may be longer in a POST request", () => {
    const texts = ["1".repeat(60), `"${"x".repeat(STACK_LIMITS.characters)}"`];
    expect(parseStack(texts)).toMatchObject({ ok: false });
    expect(parseStack(texts, STACK_LIMITS.posted)).toMatchObject({ ok: true });
    expect(parseStack(["x".repeat(STACK_LIMITS.posted + 1)], STACK_LIMITS.posted)).toMatchObject({
      ok: false,
    });
  });

  it("can be separated by commas or line breaks, or given as separate texts", () => {
    const three = [1n, 2n, 3n].map((value) => ({ is: "int", value }));
    for (const texts of [["1,2,3"], ["1, 2,\n3"], ["1\n2\r\n3\n"], ["1", "2", "3"], ["1,", ",2 , 3,"]])
      expect(entriesOf(...texts)).toEqual(three);
    expect(entriesOf("[1, (2, null)], 3")).toEqual([
      { is: "tuple", items: [three[0], { is: "list", items: [three[1], { is: "null" }] }] },
      three[2],
    ]);
    expect(entriesOf()).toEqual([]);
    expect(entriesOf("", " \n")).toEqual([]);
  });

  it.each([
    ["1 2", /comma is missing/],
    ["[1", /“\]” is missing/],
    ["(1]", /comma is missing/],
    ["1]", /comma is missing/],
    ["[(]", /Unexpected “\]”/],
    ["]", /Unexpected/],
    ["1.5", /not an argument/],
    ["abc", /not an argument/],
    [`${FRIENDLY.slice(0, -1)}_`, /not an argument/],
    [String(INT_LIMIT), /257 bits/],
    [String(-INT_LIMIT - 1n), /257 bits/],
    ["cell:", /not a BoC/],
    ["cell:%%%", /not a BoC/],
    ["cell:AAAA", /not a BoC/],
    ["domain:a..b", /not a domain/],
    [`domain:${"a".repeat(127)}`, /too long/],
    ['"open', /not a text/],
    ['"\\x"', /not a text/],
    ['"\\ud800"', /not a text/],
    ["[".repeat(STACK_LIMITS.depth + 1), /levels deep/],
    ["1,".repeat(STACK_LIMITS.entries + 1), /More than 256/],
    ["1".repeat(STACK_LIMITS.characters + 1), /6000 is the limit/],
  ])("are refused with a reason: %s", (text, reason) => {
    expect(entriesOf(text)).toMatch(reason);
  });

  it("are limited in number over all texts together", () => {
    const texts = Array.from({ length: STACK_LIMITS.entries }, () => "0");
    expect(entriesOf(...texts)).toHaveLength(STACK_LIMITS.entries);
    expect(entriesOf(...texts, "0")).toMatch(/More than/);
  });
});

describe("any input", () => {
  it(
    "reads back as it was written, in our notation and in the service's",
    () => {
      fc.assert(
        fc.property(stackEntries, (entries) => {
          const text = stackText(entries);
          fc.pre(text.length <= STACK_LIMITS.characters);
          expect(entriesOf(text)).toEqual(entries);
          const values = stackValues(entries);
          const sent = values.ok ? values.value : [];
          expect(sent).toHaveLength(entries.length);
          expect(legacyStack.read(stackToLegacy(sent))).toEqual(sent);
        }),
        FUZZ,
      );
    },
    FUZZ_TIMEOUT_MS,
  );

  it(
    "is parsed in time, and reads back as it was written if it is valid",
    () => {
      let slowestMs = 0;
      fc.assert(
        fc.property(stackTexts, (texts) => {
          const startMs = performance.now();
          const read = parseStack(texts);
          slowestMs = Math.max(slowestMs, performance.now() - startMs);
          const entries = read.ok ? read.value : [];
          expect(read.ok ? "." : read.error.message).toMatch(/^.{0,300}\.$/s);
          expect(entriesOf(stackText(entries))).toEqual(entries);
          // Broken cells are an error value, not an exception.
          expect(typeof stackValues(entries).ok).toBe("boolean");
        }),
        FUZZ,
      );
      expect(slowestMs).toBeLessThan(MAX_CASE_MS);
    },
    FUZZ_TIMEOUT_MS,
  );

  it.each(["[", "(", "[(", '"', "[1,", "cell:", "0x", "\\", ",", "domain:a.", "😀", "\ud800"])(
    "is refused at a limit if it repeats %j many times",
    (bomb) => {
      const startMs = performance.now();
      expect(typeof entriesOf(bomb.repeat(200_000))).toBe("string");
      for (const size of [10, 100, 1_000])
        expect(["string", "object"]).toContain(typeof entriesOf(bomb.repeat(size).slice(0, 6_000)));
      expect(performance.now() - startMs).toBeLessThan(5_000);
    },
  );
});

it("cells that cannot be read are refused", () => {
  const parsed = parseStack(["cell:b5ee9c72"]);
  expect(parsed.ok && stackValues(parsed.value)).toMatchObject({
    ok: false,
    error: { message: "“cell:te6ccg” is not a valid BoC: it is too short." },
  });
});

it("addresses, domains and texts are sent as slices", () => {
  const parsed = parseStack([ADDRESS, "alice.ton", "domain:.", '"hé"']);
  const values = parsed.ok ? stackValues(parsed.value) : parsed;
  const bits = (value: string) => Buffer.from(value).toString("hex");
  const slice = (hex: string) => ({
    type: "slice",
    boc: beginCell().storeBuffer(Buffer.from(hex, "hex")).endCell().toBoc({ idx: false }).toString("base64"),
  });
  expect(values.ok && values.value.slice(1)).toEqual([
    slice(bits("ton\0alice\0")),
    slice(bits("\0")),
    slice(bits("hé")),
  ]);
  expect(values.ok && values.value[0]).toMatchObject({ type: "slice" });
});
