import { beginCell } from "@ton/core";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readCompiledFile, readCompiledText } from "./compiled-code";

const BAG = beginCell().storeUint(7, 32).endCell().toBoc();
const [HEX, BASE64] = [BAG.toString("hex"), BAG.toString("base64")];
const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ["hexadecimal", HEX, HEX],
  ["base64 with ends of lines", `\n${BASE64}\n`, BASE64],
  ["the JSON of a build", JSON.stringify({ hash: "a", hex: HEX }), HEX],
  ["the JSON of a package", JSON.stringify({ abi: {}, name: "Vault", code: BASE64 }), BASE64],
  ["the JSON of the Tolk compiler", JSON.stringify({ status: "ok", codeBoc64: BASE64 }), BASE64],
  ["JSON without code", JSON.stringify({ code: 5, name: "x" }), null],
  ["broken JSON", "{", null],
  ["a text", "func main() {}", null],
  ["nothing", "", null],
])("the code is read, if there is any, from %s", (_, text, code) => {
  expect(readCompiledText(text)).toBe(code);
  expect(readCompiledFile(bytesOf(text))).toBe(code);
});

test("a binary file is read if it is a BoC", () => {
  expect(readCompiledFile(new Uint8Array(BAG))).toEqual(new Uint8Array(BAG));
  expect(readCompiledFile(Uint8Array.of(0xff, 0xfe, 0))).toBeNull();
});

test("no file makes reading throw", () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array(), fc.json().map(bytesOf)), (bytes) => {
      expect(readCompiledFile(bytes)).not.toBeUndefined();
    }),
  );
});
