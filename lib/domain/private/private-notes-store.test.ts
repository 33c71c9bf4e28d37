import * as fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { formatFriendly } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import { LONGEST_NAME, MOST_NOTES, type PrivateNote } from "./private-note";
import { noteOf, privateNotes } from "./private-notes-store";
import { ALICE, anyNotes, BOB } from "../../../testing/domain/private/test-notes";
import { startStorage } from "../../../testing/domain/private/test-storage";

const KEY = "private-notes:mainnet";
let storage: ReturnType<typeof startStorage>;
beforeEach(() => {
  storage = startStorage();
});

const alice: PrivateNote = { address: ALICE, name: "Alice", watched: false };
const all = () => privateNotes.all("mainnet");

function many(count: number): PrivateNote[] {
  return Array.from({ length: count }, (_, index) => ({
    address: parseAddress(`0:${index.toString(16).padStart(64, "0")}`),
    name: `n${index}`,
    watched: false,
  }));
}

describe("private notes", () => {
  it("are kept in the order in which they came, each account once, and change in their place", () => {
    privateNotes.put("mainnet", alice);
    privateNotes.put("mainnet", { address: BOB, name: "", watched: true });
    privateNotes.put("mainnet", { ...alice, name: "Alice B." });
    expect(all()).toEqual([
      { ...alice, name: "Alice B." },
      { address: BOB, name: "", watched: true },
    ]);
    expect(noteOf(privateNotes.all("mainnet"), ALICE).name).toBe("Alice B.");
  });

  it("are of one network", () => {
    privateNotes.put("mainnet", alice);
    expect(privateNotes.all("testnet")).toEqual([]);
  });

  it("are gone, with the place they took, when they say nothing any more", () => {
    privateNotes.put("mainnet", alice);
    privateNotes.put("mainnet", { ...alice, name: "" });
    expect(all()).toEqual([]);
    expect(storage.content.size).toBe(0);
  });

  it("are the same object until something changes", () => {
    privateNotes.put("mainnet", alice);
    expect(all()).toBe(all());
  });

  it("are not more than there is room for, and say so", () => {
    expect(privateNotes.keep("mainnet", many(MOST_NOTES))).toBe("kept");
    expect(privateNotes.put("mainnet", { ...alice })).toBe("too-many");
    expect(all()).toHaveLength(MOST_NOTES);
  });

  it("begin every change with what another tab has kept meanwhile", () => {
    privateNotes.put("mainnet", alice);
    const before = all();
    storage.content.set(KEY, JSON.stringify([...before, { address: BOB, name: "Bob" }]));
    privateNotes.put("mainnet", { ...alice, watched: true });
    expect(all().map(({ name }) => name)).toEqual(["Alice", "Bob"]);
  });

  it("tell of changes here and elsewhere, until nobody listens", () => {
    const heard = vi.fn<() => void>();
    const stop = privateNotes.subscribe(heard);
    privateNotes.put("mainnet", alice);
    storage.tell();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    privateNotes.put("mainnet", { ...alice, watched: true });
    storage.tell();
    expect(heard).toHaveBeenCalledTimes(2);
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
    `[{"address":"${ALICE}","name":"${"x".repeat(LONGEST_NAME + 1)}"}]`,
  ])("are none when the storage holds %s", (text) => {
    storage.content.set(KEY, text);
    expect(all()).toEqual([]);
  });

  it("keep what can be read between what cannot, in any form of an address", () => {
    const friendly = formatFriendly(ALICE, { bounceable: false, testnet: true });
    storage.content.set(KEY, JSON.stringify([null, { address: friendly, name: " Alice ", more: 1 }, "x"]));
    expect(all()).toEqual([alice]);
  });

  it("are read from as much as there is room for, however much somebody has written", () => {
    storage.content.set(KEY, JSON.stringify(many(MOST_NOTES + 50)));
    expect(all()).toHaveLength(MOST_NOTES);
  });

  it("are none, and nothing breaks, where storage is forbidden", () => {
    const refuse = () => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(privateNotes.put("mainnet", alice)).toBe("forbidden");
    expect(all()).toEqual([]);
  });

  it("come back as they went, whatever they are", () => {
    fc.assert(
      fc.property(anyNotes, (notes) => {
        storage.content.clear();
        for (const note of notes) expect(privateNotes.put("mainnet", note)).toBe("kept");
        expect(all()).toEqual(notes);
      }),
    );
  });

  it("are well-formed, whatever the storage holds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        storage.content.set(KEY, text);
        for (const { name, watched } of all()) expect(name !== "" || watched).toBe(true);
        expect(privateNotes.put("mainnet", alice)).toBe("kept");
        expect(noteOf(privateNotes.all("mainnet"), ALICE)).toEqual(alice);
      }),
    );
  });
});
