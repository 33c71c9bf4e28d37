import { beginCell, Cell } from "@ton/core";
import { expect, test } from "vitest";
import { codeOf as compiled } from "../contracts/stored-code";
import { readContractCode } from "./code-inspection";

test("get methods are found in the method dictionary of the code", () => {
  const code = readContractCode(compiled("jetton_wallet"));
  expect(code.hasMethods("get_wallet_data")).toBe(true);
  expect(code.hasMethods("get_wallet_data", "get_nft_data")).toBe(false);
  expect(readContractCode(beginCell().storeUint(0xff00, 16).endCell()).hasMethods("get_wallet_data")).toBe(
    false,
  );
});

test("a forged dictionary with half a million entries is not read to its end", () => {
  const prefix = Buffer.from("ff00f4a413f4bcf2c80b", "hex");
  // Both branches of each fork lead to the same cell: 19 levels give all possible keys.
  let fork: Cell = beginCell().storeUint(0, 2).endCell();
  for (let bits = 1; bits <= 19; bits += 1)
    fork = beginCell().storeUint(0, 2).storeRef(fork).storeRef(fork).endCell();
  const startMs = performance.now();
  const code = readContractCode(beginCell().storeBuffer(prefix).storeRef(fork).endCell());
  expect(code.hasMethods("get_wallet_data")).toBe(false);
  expect(performance.now() - startMs).toBeLessThan(1_000);
});
