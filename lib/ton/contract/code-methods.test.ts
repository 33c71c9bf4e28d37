import { beginCell, Cell, Dictionary } from "@ton/core";
import { describe, expect, it } from "vitest";
import compiled from "../../../localnet/contracts/compiled.json" with { type: "json" };
import pools from "../../../localnet/contracts/pools.json" with { type: "json" };
import wallets from "../../../localnet/contracts/wallets.json" with { type: "json" };
import { readBoc } from "../cell/boc";
import { codeMethods } from "./code-methods";
import { methodId } from "./method-id";
import { methodName } from "./method-names";

const methodsOf = (code: Cell) => {
  const graph = readBoc(new Uint8Array(code.toBoc()));
  return codeMethods(graph, graph.roots[0] ?? 0);
};
const namesOf = (boc: string) => methodsOf(Cell.fromBase64(boc))?.map((id) => methodName(id).name);

function codeWith(methods: Dictionary<number, Cell>): Cell {
  const dictionary = beginCell().storeDictDirect(methods).endCell();
  return beginCell().storeBuffer(Buffer.from("ff00f4a413f4bcf2c80b", "hex")).storeRef(dictionary).endCell();
}

describe("methods of real code", () => {
  it("are found for a wallet", () => {
    expect(namesOf(wallets.wallet_v4r2)).toEqual([
      "recv_external",
      "recv_internal",
      "is_plugin_installed or version",
      "get_public_key",
      "get_subwallet_id",
      "seqno",
      "get_plugin_list",
    ]);
  });

  it("are found for a pool and a jetton", () => {
    expect(namesOf(pools.nominator_pool)).toEqual(
      expect.arrayContaining(["get_pool_data", "list_nominators"]),
    );
    expect(namesOf(compiled.jetton_minter)).toEqual(
      expect.arrayContaining(["get_jetton_data", "get_wallet_address"]),
    );
  });

  it("are null when the code has no dictionary of them", () => {
    expect(namesOf(wallets.wallet_v3r2)).toBeUndefined();
    expect(methodsOf(Cell.EMPTY)).toBeNull();
  });
});

describe("a dictionary of methods", () => {
  const body = beginCell().storeUint(0, 8).endCell();

  it("is read whatever prefixes its keys share", () => {
    const ids = [-4, -1, 0, 1, 2, 3, 65_535, methodId("seqno"), methodId("get_nft_data"), 131_071];
    const methods = Dictionary.empty(Dictionary.Keys.Int(19), Dictionary.Values.Cell());
    for (const id of ids) methods.set(id, body);
    expect(methodsOf(codeWith(methods))).toEqual(ids.toSorted((a, b) => a - b));
  });

  it("of one method is read with the whole key in one cell", () => {
    const methods = Dictionary.empty(Dictionary.Keys.Int(19), Dictionary.Values.Cell());
    methods.set(-1, body);
    expect(methodsOf(codeWith(methods))).toEqual([-1]);
  });

  it("with other keys is refused", () => {
    const other = Dictionary.empty(Dictionary.Keys.Int(32), Dictionary.Values.Cell());
    other.set(7, body);
    expect(methodsOf(codeWith(other))).toBeNull();
  });

  it("that unfolds to half a million methods is refused", () => {
    let cell = beginCell().storeUint(0, 2).endCell();
    for (let bit = 0; bit < 19; bit += 1)
      cell = beginCell().storeUint(0, 2).storeRef(cell).storeRef(cell).endCell();
    const code = beginCell().storeBuffer(Buffer.from("ff00f4a413", "hex")).storeRef(cell).endCell();
    expect(methodsOf(code)).toBeNull();
  });
});

describe("the name of a method", () => {
  it("follows from its id, which is a checksum of the name", () => {
    expect(methodName(85_143)).toEqual({ id: 85_143, name: "seqno", use: "method" });
    expect(methodName(0)).toEqual({ id: 0, name: "recv_internal", use: "handler" });
    expect(methodName(3)).toEqual({ id: 3, name: null, use: "inner" });
    expect(methodName(0x3fff).use).toBe("inner");
    // Chosen in the source.
    expect(methodName(0x4000)).toEqual({ id: 0x4000, name: null, use: "method" });
    expect(methodName(-77)).toEqual({ id: -77, name: null, use: "method" });
  });
});
