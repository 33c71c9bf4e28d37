import { Address, beginCell } from "@ton/core";
import { describe, expect, it } from "vitest";
import { readBody } from "../../ton/bodies/read-body";
import { readBoc } from "../../ton/cell/boc";
import { parseOpcode } from "../../ton/contract/opcode";
import { parseHash } from "../../ton/value/hash";
import { parseAddress } from "../../ton/address/read-address";
import { addressForms, compareAddress, compareHash, hashForms } from "./address-forms";
import { compareOpcodes, differs } from "./compare-service";
import { amountForms, bytesForms, numberForms } from "./number-forms";
import { opcodeReading } from "./read-token";

const RAW = `0:${"5B".repeat(32)}`;

const transfer = beginCell()
  .storeUint(0x0f8a7ea5, 32)
  .storeUint(7, 64)
  .storeCoins(1000n)
  .storeAddress(Address.parseRaw(RAW))
  .storeAddress(null)
  .storeBit(0)
  .storeCoins(1)
  .storeBit(1)
  .storeRef(beginCell().storeUint(0, 32).storeStringTail("hi").endCell())
  .endCell();

function ours() {
  const graph = readBoc(Uint8Array.from(transfer.toBoc()));
  const reading = readBody(graph, 0, { fromOutside: null, kinds: [], most: 100 });
  return reading.is === "read" ? reading.body : null;
}

/** The service's decoding of the same body. */
const THEIRS = {
  "@type": "jetton_transfer",
  query_id: "7",
  amount: { "@type": "var_uint", len: "2", value: "1000" },
  destination: { "@type": "addr_std", workchain_id: "0", address: "5B".repeat(32) },
  response_destination: { "@type": "addr_none" },
  custom_payload: null,
  forward_ton_amount: { "@type": "var_uint", len: "1", value: "1" },
  forward_payload: { "@type": "text_comment", text: "hi" },
};

describe("our decoding, compared with the service's", () => {
  it("agrees, whatever names the service gives to the fields", () => {
    expect(differs(ours(), THEIRS)).toBe(false);
    expect(differs(ours(), { ...THEIRS, extra: ["7", "1000"] })).toBe(false);
  });

  it.each([
    ["a name", { "@type": "nft_transfer" }],
    ["an amount", { amount: { "@type": "var_uint", len: "2", value: "1001" } }],
    ["an address", { destination: { "@type": "addr_std", workchain_id: "-1", address: "5B".repeat(32) } }],
    ["a text", { forward_payload: { "@type": "text_comment", text: "ho" } }],
  ])("differs in %s", (_, change) => {
    expect(differs(ours(), { ...THEIRS, ...change })).toBe(true);
  });

  it("agrees where the service decodes nothing, and differs where only the service decodes", () => {
    expect(differs(ours(), { error: "unknown: no scheme" })).toBe(false);
    expect(differs(ours(), null)).toBe(false);
    expect(differs(null, THEIRS)).toBe(true);
    expect(differs(null, { "@type": "empty_cell" })).toBe(false);
  });

  it("is compared without an exception with an answer of any depth", () => {
    let deep: unknown = { value: "9" };
    for (let level = 0; level < 10_000; level += 1) deep = { deep };
    expect(differs(ours(), { "@type": "jetton_transfer", deep })).toBe(false);
  });

  it("differs where only the service has a name for an opcode", () => {
    const readings = ["0x0f8a7ea5", "0xdeadbeef", "0x00000001"].map((text) =>
      opcodeReading(parseOpcode(text)),
    );
    expect(compareOpcodes(readings, ["jetton_transfer", "unknown", "something"])).toEqual([
      { opcode: "0x00000001", ours: null, theirs: "something" },
    ]);
  });
});

const VARIANT = { b64: "EQ==", b64url: "EQ" };

describe("forms", () => {
  it("of an address include every encoding, and those in which a node differs are found", () => {
    const address = parseAddress(RAW);
    const forms = addressForms(address).map(({ text }) => text);
    expect(forms).toContain(Address.parseRaw(RAW).toString());
    expect(forms).toContain(Address.parseRaw(RAW).toString({ testOnly: true, bounceable: false }));
    expect(new Set(forms).size).toBe(forms.length);
    expect(compareAddress(address, { detected: null, packed: null, unpacked: RAW.toLowerCase() })).toEqual(
      [],
    );
    const detected = {
      raw_form: RAW.toLowerCase(),
      bounceable: VARIANT,
      non_bounceable: VARIANT,
      given_type: "raw_form",
      test_only: false,
    } as const;
    const found = compareAddress(address, { detected, packed: "EQ", unpacked: null });
    expect(found.map(({ by, label }) => `${by} ${label}`)).toContain("packAddress Packed");
    expect(found).toHaveLength(5);
  });

  it("of an address without a friendly form are raw", () => {
    expect(addressForms(parseAddress(`1000:${"5B".repeat(32)}`))).toHaveLength(2);
  });

  it("of a hash are hex, base64 and base64url, and those in which a node differs are found", () => {
    const hash = parseHash("c8".repeat(32));
    const [hex = "", b64 = "", b64url = ""] = hashForms(hash).map(({ text }) => text);
    expect(compareHash(hash, { hex, b64, b64url })).toEqual([]);
    expect(compareHash(hash, { hex: "00", b64, b64url })).toEqual([
      { by: "detectHash", label: "Hex", text: "00" },
    ]);
  });

  it("of numbers, amounts and bytes are those that fit the value", () => {
    expect(numberForms(1_500_000_000n, "TON").map(({ text }) => text)).toEqual([
      "1500000000",
      "0x59682f00",
      "1.5 TON",
      "1500000000000000000 nanoTON",
    ]);
    expect(numberForms(-1n, "TON").map(({ text }) => text)).toEqual(["-1", "-0x1", "4294967295"]);
    expect(numberForms(2n ** 256n - 1n, "TON")).toHaveLength(2);
    expect(amountForms(1_500_000_000n, "TON").map(({ text }) => text)).toEqual([
      "1.5",
      "1500000000",
      "0x59682f00",
    ]);
    expect(bytesForms("68656c6c6f").map(({ text }) => text)).toEqual(["68656c6c6f", "aGVsbG8=", "hello"]);
    expect(bytesForms("ff00")).toHaveLength(2);
  });
});
