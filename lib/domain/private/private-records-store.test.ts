import * as fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { formatFriendly } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import { MAX_LABEL_LENGTH, MAX_RECORDS, type PrivateRecord } from "./private-record";
import { recordOf, privateRecords } from "./private-records-store";
import { ALICE, anyRecords, BOB } from "../../../testing/domain/private/test-private-records";
import { startStorage } from "../../../testing/domain/private/test-storage";

const KEY = "private-notes:mainnet";
let storage: ReturnType<typeof startStorage>;
beforeEach(() => {
  storage = startStorage();
});

const alice: PrivateRecord = { address: ALICE, name: "Alice", watched: false };
const all = () => privateRecords.all("mainnet");

function many(count: number): PrivateRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    address: parseAddress(`0:${index.toString(16).padStart(64, "0")}`),
    name: `n${index}`,
    watched: false,
  }));
}

describe("private records", () => {
  it("keep the order in which they were added, one per account, also when changed", () => {
    privateRecords.put("mainnet", alice);
    privateRecords.put("mainnet", { address: BOB, name: "", watched: true });
    privateRecords.put("mainnet", { ...alice, name: "Alice B." });
    expect(all()).toEqual([
      { ...alice, name: "Alice B." },
      { address: BOB, name: "", watched: true },
    ]);
    expect(recordOf(privateRecords.all("mainnet"), ALICE).name).toBe("Alice B.");
  });

  it("belong to one network", () => {
    privateRecords.put("mainnet", alice);
    expect(privateRecords.all("testnet")).toEqual([]);
  });

  it("are removed once they are empty", () => {
    privateRecords.put("mainnet", alice);
    privateRecords.put("mainnet", { ...alice, name: "" });
    expect(all()).toEqual([]);
    expect(storage.content.size).toBe(0);
  });

  it("are the same object until something changes", () => {
    privateRecords.put("mainnet", alice);
    expect(all()).toBe(all());
  });

  it("have a maximum number, and report when it is reached", () => {
    expect(privateRecords.keep("mainnet", many(MAX_RECORDS))).toBe("kept");
    expect(privateRecords.put("mainnet", { ...alice })).toBe("too-many");
    expect(all()).toHaveLength(MAX_RECORDS);
  });

  it("apply every change to what another tab has stored meanwhile", () => {
    privateRecords.put("mainnet", alice);
    const before = all();
    storage.content.set(KEY, JSON.stringify([...before, { address: BOB, name: "Bob" }]));
    privateRecords.put("mainnet", { ...alice, watched: true });
    expect(all().map(({ name }) => name)).toEqual(["Alice", "Bob"]);
  });

  it("notify listeners of changes here and in other tabs, until they unsubscribe", () => {
    const listener = vi.fn<() => void>();
    const stop = privateRecords.subscribe(listener);
    privateRecords.put("mainnet", alice);
    storage.notify();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    privateRecords.put("mainnet", { ...alice, watched: true });
    storage.notify();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    "{",
    "null",
    "7",
    '{"0":{}}',
    '["x",null,7,[],{}]',
    '[{"address":"0:AA","name":"short"}]',
    `[{"address":"${ALICE}"}]`,
    `[{"address":"${ALICE}","name":"   "}]`,
    `[{"address":"${ALICE}","name":7}]`,
    `[{"address":"${ALICE}","watched":"yes"}]`,
    `[{"address":"${ALICE}","name":"${"x".repeat(MAX_LABEL_LENGTH + 1)}"}]`,
  ])("are empty when the storage contains %s", (text) => {
    storage.content.set(KEY, text);
    expect(all()).toEqual([]);
  });

  it("keep the readable entries among unreadable ones, in any form of an address", () => {
    const friendly = formatFriendly(ALICE, { bounceable: false, testnet: true });
    storage.content.set(KEY, JSON.stringify([null, { address: friendly, name: " Alice ", more: 1 }, "x"]));
    expect(all()).toEqual([alice]);
  });

  it("are read up to the maximum number", () => {
    storage.content.set(KEY, JSON.stringify(many(MAX_RECORDS + 50)));
    expect(all()).toHaveLength(MAX_RECORDS);
  });

  it("are empty, without an error, where storage is forbidden", () => {
    const refuse = () => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(privateRecords.put("mainnet", alice)).toBe("forbidden");
    expect(all()).toEqual([]);
  });

  it("read back as they were written", () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        storage.content.clear();
        for (const record of records) expect(privateRecords.put("mainnet", record)).toBe("kept");
        expect(all()).toEqual(records);
      }),
    );
  });

  it("are well-formed, whatever the storage contains", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        storage.content.set(KEY, text);
        for (const { name, watched } of all()) expect(name !== "" || watched).toBe(true);
        expect(privateRecords.put("mainnet", alice)).toBe("kept");
        expect(recordOf(privateRecords.all("mainnet"), ALICE)).toEqual(alice);
      }),
    );
  });
});
