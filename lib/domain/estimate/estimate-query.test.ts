import { Address, beginCell, external, storeMessage } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { readSendable } from "../../ton/sending/sendable-message";
import { unsignedOrder } from "../../ton/sending/unsigned-order";
import { readEstimateQuery } from "./estimate-query";

const WALLET = parseAddress(`0:${"11".repeat(32)}`);
const SHOP = parseAddress(`0:${"22".repeat(32)}`);

const read = (query: Record<string, string>) => readEstimateQuery(new URLSearchParams(query));

describe("the query of an estimate", () => {
  it("is null if nothing was entered", () => {
    expect(read({})).toEqual({ ok: true, value: null });
    expect(read({ from: " ", message: "" })).toEqual({ ok: true, value: null });
  });

  it("is read as a transfer, with defaults for empty fields", () => {
    expect(read({ from: WALLET, to: SHOP, amount: "1.5", comment: "tea" })).toEqual({
      ok: true,
      value: {
        is: "transfer",
        from: WALLET,
        transfer: { to: SHOP, amount: 1_500_000_000n, bounce: true, comment: "tea" },
        publicKey: null,
      },
    });
    const key = "ab".repeat(32);
    expect(read({ from: WALLET, key })).toMatchObject({ value: { publicKey: key } });
    expect(read({ from: WALLET })).toMatchObject({ value: { transfer: { to: WALLET, amount: 0n } } });
  });

  test.each([
    [{ to: SHOP }, "from"],
    [{ from: "me" }, "from"],
    [{ from: WALLET, to: "you" }, "to"],
    [{ from: WALLET, amount: "much" }, "amount"],
    [{ from: WALLET, amount: "-1" }, "amount"],
    [{ from: WALLET, comment: "x".repeat(2_001) }, "comment"],
    [{ from: WALLET, key: "abc" }, "key"],
    [{ message: "te6" }, "boc"],
  ])("%o is refused at the field %s", (query, field) => {
    const given = Object.fromEntries(Object.entries(query).filter(([, text]) => text !== undefined));
    expect(read(given)).toMatchObject({ ok: false, error: { kind: "bad-input", field } });
  });
});

const KINDS = ["wallet_v1r3", "wallet_v2r2", "wallet_v3r2", "wallet_v4r2", "wallet_v5r1"];

it("an unsigned order reads back with the fields that it was made of (property)", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KINDS),
      fc.nat(),
      fc.integer(),
      fc.bigInt({ min: 0n, max: 2n ** 100n }),
      fc.string({ maxLength: 200, unit: "grapheme" }),
      (kind, seqno, walletId, amount, comment) => {
        const transfer = { to: SHOP, amount, bounce: true, comment };
        const body = unsignedOrder(kind, { seqno, walletId, validUntil: 7, transfer });
        const message = external({ to: Address.parseRaw(WALLET), body: body ?? beginCell().endCell() });
        const boc = beginCell().store(storeMessage(message)).endCell().toBoc().toString("base64");
        const { order, destination } = readSendable(boc, kind);
        expect(destination).toBe(WALLET);
        expect(order?.seqno).toBe(seqno);
        expect(order?.sends).toMatchObject([{ to: SHOP, value: amount, bounce: true, mode: 3 }]);
        const hasId = !/_v[12]/.test(kind);
        expect(order?.walletId).toBe(hasId ? walletId : null);
      },
    ),
  );
});

it("there is no order for an account that is not a wallet", () => {
  const transfer = { to: SHOP, amount: 1n, bounce: true, comment: "" };
  expect(unsignedOrder("jetton_master", { seqno: 1, walletId: 1, validUntil: 1, transfer })).toBeNull();
});
