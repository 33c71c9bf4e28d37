import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { callBody, callJson } from "./call-json";
import { curlCommand, serviceBase } from "./curl-command";
import { callParams } from "./call-fields";
import { isFromForm, readCallQuery, typedCall } from "./call-query";
import { editedTexts, kindOfText, retyped, STACK_TYPES } from "./stack-editing";

const typed = (query: string) => typedCall(new URLSearchParams(query));
const read = (query: string) => {
  const result = readCallQuery(typed(query));
  return result.ok ? result.value : result.error;
};

describe("the URL of a call", () => {
  it("contains the method, its arguments and the block", () => {
    expect(read("method=get_nft_address_by_index&stack=7&seqno=62,144,801")).toMatchObject({
      method: "get_nft_address_by_index",
      row: { standard: "TEP-62" },
      entries: [{ is: "int", value: 7n }],
      seqno: 62_144_801,
    });
    expect(read("")).toMatchObject({ method: null, row: null, entries: [], seqno: null });
    expect(read("method=85143")).toMatchObject({ method: 85_143, row: { name: "seqno" } });
    expect(read("method=0x14c97")).toMatchObject({ method: 85_143 });
    expect(read("method=seqno&args=free")).toMatchObject({ method: "seqno", row: null });
  });

  it.each([
    ["method=a+b", "method"],
    ["method=99999999999", "method"],
    ["seqno=0", "seqno"],
    ["seqno=x", "seqno"],
    ["seqno=2147483648", "seqno"],
    ["stack=what", "stack"],
  ])("is refused: %s", (query, field) => {
    expect(read(query)).toMatchObject({ kind: "bad-input", field });
  });

  it("drops arguments that were typed for another method", () => {
    expect(typed("method=seqno&of=get_wallet_address&stack=1").stack).toEqual([]);
    expect(typed("method=seqno&of=seqno&stack=1").stack).toEqual(["1"]);
    expect(isFromForm(new URLSearchParams("method=seqno&of=seqno"))).toBe(true);
    expect(isFromForm(new URLSearchParams("method=seqno"))).toBe(false);
  });

  it("reads back as it was written", () => {
    const text = fc.string({ minLength: 1 }).filter((one) => one.trim() === one && one !== "");
    const call = fc.record({
      method: fc.option(text),
      stack: fc.array(text, { maxLength: 4 }),
      seqno: fc.option(text),
      isFree: fc.boolean(),
    });
    fc.assert(
      fc.property(call, (one) => {
        expect(typedCall(new URLSearchParams(callParams(one).toString()))).toEqual(one);
      }),
    );
  });

  it("is read or refused without an exception, whatever it contains", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.string(), { maxLength: 3 }),
        fc.string(),
        (method, stack, seqno) => {
          const result = readCallQuery(typedCall(callParams({ method, stack, seqno })));
          expect(typeof result.ok).toBe("boolean");
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe("the editor of arguments", () => {
  it("recognizes the type of what is typed", () => {
    const texts = ["1", "cell:", "slice:", "domain:", '"x"', "[1]", "(1)", "null", "a.ton"];
    const kinds = ["int", "cell", "slice", "domain", "text", "tuple", "list", "null", "domain"];
    expect(texts.map(kindOfText)).toEqual(kinds);
    expect(["", "1, 2", "what", "cell:x"].map(kindOfText)).toEqual([null, null, null, null]);
  });

  it.each([
    ["cell:te6cc", "slice", "slice:te6cc"],
    ["[1, 2]", "list", "(1, 2)"],
    ["5", "tuple", "[5]"],
    ["hello", "text", '"hello"'],
    ["hello", "int", "0"],
    ["7", "int", "7"],
    ["", "null", "null"],
  ] as const)("turns %s into a %s", (text, type, expected) => {
    expect(retyped(text, type)).toBe(expected);
  });

  it("starts every type except addresses with a value of that type", () => {
    for (const type of STACK_TYPES.filter((one) => one !== "address"))
      expect([type, kindOfText(retyped("", type))]).toEqual([type, type]);
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...STACK_TYPES), (text, type) => {
        expect(typeof retyped(text, type)).toBe("string");
      }),
    );
  });

  it("has a field for each argument", () => {
    expect(editedTexts(["1, 2", "a.ton"])).toEqual(["1", "2", "domain:a.ton"]);
    expect(editedTexts(["1", "a.ton"])).toEqual(["1", "a.ton"]);
    expect(editedTexts(["what, 1"])).toEqual(["what, 1"]);
  });
});

describe("a call to copy", () => {
  const address = parseAddress(`0:${"AB".repeat(32)}`);
  const call = { address, method: "seqno", stack: [{ type: "num", value: 10n }], seqno: 5 } as const;
  const body = `{"address":"${address}","method":"seqno","stack":[["num","0xa"]],"seqno":5}`;

  it("is JSON, with its result", () => {
    expect(callBody(call)).toBe(body);
    expect(
      JSON.parse(callJson({ ...call, seqno: null }, { exitCode: 0, gasUsed: 9, stack: call.stack })),
    ).toEqual({
      address,
      method: "seqno",
      stack: [["num", "0xa"]],
      exit_code: 0,
      gas_used: 9,
      result: [["num", "0xa"]],
    });
  });

  it("is a curl command quoted for the shell, with a placeholder for the key", () => {
    const own = curlCommand(body, { base: "https://here/api/mainnet/v2", needsKey: false });
    expect(own).toBe(
      `curl -X POST 'https://here/api/mainnet/v2/runGetMethod' \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`,
    );
    const service = curlCommand(`{"a":"it's"}`, { base: serviceBase("mainnet"), needsKey: true });
    expect(service).toContain("'https://toncenter.com/api/v2/runGetMethod'");
    expect(service).toContain("-H 'X-API-Key: YOUR_API_KEY'");
    expect(service).toContain(String.raw`-d '{"a":"it'\''s"}'`);
    expect(serviceBase("dev")).toBe("https://YOUR_SERVICE/api/v2");
  });
});
