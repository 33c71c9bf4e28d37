import { beginCell, type Cell } from "@ton/core";
import { expect, test } from "vitest";
import { NO_SHARD_ACCOUNT, readShardAccountBag } from "../../ton/structure/account-cell";
import { bagOf } from "../../ton/structure/cell-parts";
import { stateChanges } from "./state-changes";

const NONE = readShardAccountBag(NO_SHARD_ACCOUNT);
const CODE = beginCell().storeUint(1, 8).endCell();
const walletData = (seqno: number) =>
  beginCell().storeUint(seqno, 32).storeInt(7, 32).storeUint(9, 256).endCell();
const withState = (code: Cell | null, data: Cell | null) => ({
  ...NONE,
  state: { cell: CODE, special: null, code, data, libraries: null },
});

test("tells the fields that changed, by the layout of the contract", () => {
  const [change, ...others] = stateChanges(withState(CODE, walletData(1)), withState(CODE, walletData(2)), [
    "wallet_v3r2",
  ]);
  expect(others).toEqual([]);
  expect(change).toMatchObject({ part: "data", fields: [{ name: "seqno", before: "1", after: "2" }] });
  expect(change?.cells).toHaveLength(1);
});

test("tells all fields of what was deployed", () => {
  const [change, ...others] = stateChanges(NONE, withState(CODE, walletData(1)), ["wallet_v3r2"]);
  expect(others).toEqual([]);
  expect(change?.fields?.map(({ name, before }) => [name, before])).toEqual([
    ["seqno", ""],
    ["wallet_id", ""],
    ["public_key", ""],
  ]);
  expect(change?.cells).toEqual([]);
});

test("tells the cells alone where no layout fits, and nothing of what stayed or went", () => {
  const [code] = stateChanges(withState(CODE, CODE), withState(walletData(1), CODE), []);
  expect(code).toMatchObject({ part: "code", fields: null });
  expect(stateChanges(withState(CODE, CODE), withState(CODE, CODE), [])).toEqual([]);
  expect(stateChanges(withState(CODE, CODE), NONE, [])).toEqual([]);
});

test("has the whole data for an interface of the visitor's, unless it is large", () => {
  const [deployed] = stateChanges(NONE, withState(CODE, CODE), ["wallet_v3r2"]);
  expect(deployed).toMatchObject({ fields: null, cells: [], bags: { before: null, after: bagOf(CODE) } });
  const [changed] = stateChanges(withState(CODE, walletData(1)), withState(CODE, CODE), []);
  expect(changed?.bags).toEqual({ before: bagOf(walletData(1)), after: bagOf(CODE) });
  const large = Array.from({ length: 500 }).reduce<Cell>(
    (next, _, place) =>
      beginCell().storeUint(place, 16).storeBuffer(Buffer.alloc(120)).storeRef(next).endCell(),
    CODE,
  );
  expect(stateChanges(withState(CODE, CODE), withState(CODE, large), [])[0]?.bags).toBeNull();
});
