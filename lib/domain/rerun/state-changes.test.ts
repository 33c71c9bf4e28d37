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

test("a change of data lists the changed fields by the contract's layout", () => {
  const [change, ...others] = stateChanges(withState(CODE, walletData(1)), withState(CODE, walletData(2)), [
    "wallet_v3r2",
  ]);
  expect(others).toEqual([]);
  expect(change).toMatchObject({ part: "data", fields: [{ name: "seqno", before: "1", after: "2" }] });
  expect(change?.cells).toHaveLength(1);
});

test("a deployment lists all fields of its data", () => {
  const [change, ...others] = stateChanges(NONE, withState(CODE, walletData(1)), ["wallet_v3r2"]);
  expect(others).toEqual([]);
  expect(change?.fields?.map(({ name, before }) => [name, before])).toEqual([
    ["seqno", ""],
    ["wallet_id", ""],
    ["public_key", ""],
  ]);
  expect(change?.cells).toEqual([]);
});

test("a change without a matching layout lists no fields, and unchanged or removed parts are left out", () => {
  const [code] = stateChanges(withState(CODE, CODE), withState(walletData(1), CODE), []);
  expect(code).toMatchObject({ part: "code", fields: null });
  expect(stateChanges(withState(CODE, CODE), withState(CODE, CODE), [])).toEqual([]);
  expect(stateChanges(withState(CODE, CODE), NONE, [])).toEqual([]);
});

test("a change has the whole data for a visitor's interface, unless they are large", () => {
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
