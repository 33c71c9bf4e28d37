import { expect, it } from "vitest";
import { crc32, crc32c } from "./crc32";

const bytes = (text: string) => new TextEncoder().encode(text);

it("computes the check values of both checksums", () => {
  expect(crc32(bytes("123456789"))).toBe(0xcbf43926);
  expect(crc32c(bytes("123456789"))).toBe(0xe3069283);
  expect(crc32(bytes(""))).toBe(0);
});
