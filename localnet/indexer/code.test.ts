import { beginCell, Cell } from "@ton/core";
import { expect, test } from "vitest";
import { codeOf as compiled } from "../contracts/code";
import { codeOf } from "./code";

test("a contract's get-methods are told by the code's own dictionary", () => {
  const code = codeOf(compiled("jetton_wallet"));
  expect(code.answers("get_wallet_data")).toBe(true);
  expect(code.answers("get_wallet_data", "get_nft_data")).toBe(false);
  expect(codeOf(beginCell().storeUint(0xff00, 16).endCell()).answers("get_wallet_data")).toBe(false);
});

test("a dictionary that a few cells make half a million entries of is read no further than any compiler goes", () => {
  const beginning = Buffer.from("ff00f4a413f4bcf2c80b", "hex");
  // Each fork leads to the same cell twice: 19 of them are all keys that there are.
  let fork: Cell = beginCell().storeUint(0, 2).endCell();
  for (let bits = 1; bits <= 19; bits += 1)
    fork = beginCell().storeUint(0, 2).storeRef(fork).storeRef(fork).endCell();
  const startMs = performance.now();
  const code = codeOf(beginCell().storeBuffer(beginning).storeRef(fork).endCell());
  expect(code.answers("get_wallet_data")).toBe(false);
  expect(performance.now() - startMs).toBeLessThan(1_000);
});
