import { beginCell, Cell } from "@ton/core";
import { describe, expect, it } from "vitest";
import compiled from "../../localnet/contracts/compiled.json" with { type: "json" };
import items from "../../localnet/contracts/items.json" with { type: "json" };
import pools from "../../localnet/contracts/pools.json" with { type: "json" };
import wallets from "../../localnet/contracts/wallets.json" with { type: "json" };
import { disassemble } from "./disassemble";

const REAL = Object.entries({ ...wallets, ...items, ...pools, ...compiled });
const bocOf = (cell: Cell) => cell.toBoc().toString("base64");

describe("real code", () => {
  it.each(REAL)("%s is disassembled", (_, boc) => {
    const result = disassemble(boc);
    // One of them is a reference to a library.
    expect(result.ok && result.text).toMatch(/^SETCP 0\n|^exotic library /);
  });

  it("has the names of recognized methods beside their ids", () => {
    const result = disassemble(wallets.wallet_v4r2);
    const text = result.ok ? result.text : "";
    expect(text).toMatch(/^SETCP 0\nDICTPUSHCONST 19 \[\n {4}0 => \{ \/\/ recv_internal\n/);
    expect(text).toMatch(/^ {4}85143 => \{ \/\/ seqno$/m);
  });
});

describe("unusual code", () => {
  /** A few cells that expand to millions of instructions. */
  function doubling(levels: number): Cell {
    let cell = beginCell().storeUint(0, 8).endCell();
    for (let level = 0; level < levels; level += 1)
      cell = beginCell().storeUint(0xdb3c_db3c, 32).storeRef(cell).storeRef(cell).endCell();
    return cell;
  }

  it("that would be too large when written out is refused within two seconds", () => {
    const startedAt = performance.now();
    expect(disassemble(bocOf(doubling(200)))).toEqual({
      ok: false,
      reason: "the disassembly is too large to show",
    });
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it("with shared cells is disassembled if the result is small enough", () => {
    expect(disassemble(bocOf(doubling(6)))).toMatchObject({ ok: true });
  });

  it("such as data or a reference to a library is disassembled, and an invalid BoC is refused", () => {
    expect(disassemble(bocOf(beginCell().storeUint(0xff, 8).endCell()))).toMatchObject({ ok: true });
    expect(disassemble("te6c")).toMatchObject({ ok: false });
    expect(disassemble("")).toMatchObject({ ok: false });
    const library = beginCell().storeUint(2, 8).storeUint(7, 256).endCell({ exotic: true });
    expect(disassemble(bocOf(library))).toMatchObject({ ok: true });
  });
});
