import * as fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_RECORDS } from "./private-record";
import { importRecords } from "./import-records";
import { writeRecordsFile } from "./records-file";
import { recordOf, privateRecords } from "./private-records-store";
import { ALICE, anyRecords, BOB } from "../../../testing/domain/private/test-private-records";
import { startStorage } from "../../../testing/domain/private/test-storage";

const NETWORKS = ["mainnet", "testnet"];
let storage: ReturnType<typeof startStorage>;
beforeEach(() => {
  storage = startStorage();
});

const file = (networks: unknown, version: unknown = 1, format: unknown = "shardscope-accounts") =>
  JSON.stringify({ format, version, networks });

const take = (accounts: readonly unknown[]) => importRecords(file({ mainnet: accounts }), NETWORKS);

describe("importing", () => {
  it("restores everything that was exported, and a second import changes nothing", () => {
    fc.assert(
      fc.property(anyRecords, anyRecords, (mainnet, testnet) => {
        storage.content.clear();
        const text = writeRecordsFile(new Map(Object.entries({ mainnet, testnet })));
        const all = mainnet.length + testnet.length;
        expect(importRecords(text, NETWORKS)).toEqual({ added: all, changed: 0, same: 0, refused: [] });
        expect([privateRecords.all("mainnet"), privateRecords.all("testnet")]).toEqual([mainnet, testnet]);
        expect(importRecords(text, NETWORKS)).toEqual({ added: 0, changed: 0, same: all, refused: [] });
      }),
    );
  });

  it("removes no label and no watched account", () => {
    fc.assert(
      fc.property(anyRecords, anyRecords, (kept, read) => {
        storage.content.clear();
        privateRecords.keep("mainnet", kept);
        take(read);
        for (const { address, name, watched } of kept) {
          const now = recordOf(privateRecords.all("mainnet"), address);
          expect(now.name === "" && name !== "").toBe(false);
          expect(watched && !now.watched).toBe(false);
        }
      }),
    );
  });

  it("reports how many were added, changed, unchanged and refused, and why", () => {
    privateRecords.put("mainnet", { address: ALICE, name: "Alice", watched: true });
    privateRecords.put("mainnet", { address: BOB, name: "Bob", watched: false });
    const accounts = [
      { address: ALICE, name: "Alice, work" },
      { address: BOB, name: "Bob" },
      { address: `0:${"C".repeat(64)}`, watched: true },
      { address: "0:1", name: "x" },
      { address: ALICE },
      { address: ALICE, name: "y".repeat(61) },
      null,
    ];
    expect(take(accounts)).toEqual({
      added: 1,
      changed: 1,
      same: 1,
      refused: [
        { where: "mainnet, account 4", why: "not an address" },
        { where: "mainnet, account 5", why: "neither labelled nor watched" },
        { where: "mainnet, account 6", why: "label longer than 60 characters" },
        { where: "mainnet, account 7", why: "not an account" },
      ],
    });
    expect(recordOf(privateRecords.all("mainnet"), ALICE)).toEqual({
      address: ALICE,
      name: "Alice, work",
      watched: true,
    });
  });

  it("refuses unknown networks", () => {
    const text = `{"format":"shardscope-accounts","version":1,"networks":{"__proto__":[],"moon":[{}],"mainnet":7}}`;
    const report = importRecords(text, NETWORKS);
    expect(report).toMatchObject({ added: 0 });
    expect(storage.content.size).toBe(0);
    expect(typeof report === "string" ? [] : report.refused.map(({ why }) => why)).toContain("not a list");
  });

  it("stops at the maximum number of entries", () => {
    const accounts = Array.from({ length: MAX_RECORDS + 2 }, (_, index) => ({
      address: `0:${index.toString(16).padStart(64, "0")}`,
      watched: true,
    }));
    const report = take(accounts);
    expect(report).toMatchObject({ added: MAX_RECORDS, refused: [{ where: "mainnet, account 501" }, {}] });
  });

  it("reports accounts that the browser refuses to store", () => {
    const refuse = () => {
      throw new Error("quota");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse, removeItem: refuse });
    expect(take([{ address: ALICE, name: "Alice" }])).toMatchObject({
      added: 0,
      refused: [{ where: "mainnet, account 1", why: expect.stringContaining("browser storage") }],
    });
  });

  it.each(["", "{", "null", "[]", file({}, "1"), file({}, 1, "csv"), file(null)])(
    "refuses %s as a whole",
    (text) => {
      expect(importRecords(text, NETWORKS)).toMatch(/Not a watchlist export/);
    },
  );

  it("refuses a file of another version", () => {
    expect(importRecords(file({ mainnet: [] }, 2), NETWORKS)).toMatch(/incompatible version/);
  });

  it("never throws, and imports nothing from a foreign file", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(typeof importRecords(text, NETWORKS)).toBe("string");
        expect(storage.content.size).toBe(0);
      }),
    );
  });
});
