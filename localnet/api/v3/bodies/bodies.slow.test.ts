import { Address, beginCell, Cell, comment, Dictionary, type Builder } from "@ton/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { messages } from "@/lib/toncenter/v3/v3-message";
import { readBoc } from "@/lib/ton/cell/boc";
import { categoryKey, recordCell } from "../../../contracts/dns-record";
import { openReplayedTown, type ReplayedTown } from "../../../../testing/localnet/indexer/test-town";
import { decodedCells } from "./bodies";
import { getV3, postV3 } from "../../../../testing/localnet/api/v3/test-v3-node";

const ADA = new Address(0, Buffer.alloc(32, 0xad));
const adaTree = { "@type": "addr_std", workchain_id: "0", address: "AD".repeat(32) };
const amount = (value: number, len: number) => ({
  "@type": "var_uint",
  len: String(len),
  value: String(value),
});

const body = (opcode: number, build: (cell: Builder) => Builder = (cell) => cell) =>
  build(beginCell().storeUint(opcode, 32).storeUint(7, 64)).endCell();
const decoded = (cell: Cell) => decodedCells(readBoc(new Uint8Array(cell.toBoc())));

const transfer = (payload: Cell, inPlace: boolean) =>
  body(0x0f8a7ea5, (cell) => {
    cell.storeCoins(1_000).storeAddress(ADA).storeAddress(null).storeMaybeRef(null).storeCoins(1);
    return inPlace
      ? cell.storeBit(false).storeSlice(payload.beginParse())
      : cell.storeBit(true).storeRef(payload);
  });

describe("bodies of known layouts", () => {
  test.each([true, false])("a jetton transfer has its comment decoded, in place: %s", (inPlace) => {
    expect(decoded(transfer(comment("tea"), inPlace))).toEqual({
      "@type": "jetton_transfer",
      query_id: "7",
      amount: amount(1_000, 2),
      destination: adaTree,
      response_destination: { "@type": "addr_none" },
      custom_payload: null,
      forward_ton_amount: amount(1, 1),
      forward_payload: { "@type": "text_comment", text: "tea" },
    });
  });

  test("a payload is decoded if it is empty or has a known layout, and otherwise a BoC", () => {
    const payloadOf = (payload: Cell) => decoded(transfer(payload, false))?.["forward_payload"];
    expect(payloadOf(Cell.EMPTY)).toEqual({ "@type": "empty_cell" });
    expect(payloadOf(body(0xd53276db))).toEqual({ "@type": "excess", query_id: "7" });
    const unknown = body(0x11223344);
    const { boc } = v.parse(v.object({ "@type": v.literal("cell"), boc: v.string() }), payloadOf(unknown));
    expect(Cell.fromBase64(boc).equals(unknown)).toBe(true);
  });

  test("excesses, NFT notifications and stakes are decoded", () => {
    expect(decoded(body(0xd53276db))).toEqual({ "@type": "excess", query_id: "7" });
    expect(decoded(body(0x05138d91, (cell) => cell.storeAddress(ADA).storeBit(false)))).toEqual({
      "@type": "nft_ownership_assigned",
      query_id: "7",
      prev_owner: adaTree,
      forward_payload: { "@type": "empty_cell" },
    });
    const staked = body(0x4e73744b, (cell) =>
      cell
        .storeBuffer(Buffer.alloc(32, 1))
        .storeUint(5, 32)
        .storeUint(65_536, 32)
        .storeBuffer(Buffer.alloc(32, 2))
        .storeRef(beginCell().storeBuffer(Buffer.alloc(64, 3)).endCell()),
    );
    expect(decoded(staked)).toEqual({
      "@type": "elector_new_stake",
      query_id: "7",
      validator_pubkey: "01".repeat(32),
      stake_at: "5",
      max_factor: "65536",
      adnl_addr: "02".repeat(32),
      signature: "03".repeat(64),
    });
  });

  test("DNS records are decoded", () => {
    const changed = (value: Cell | null) =>
      decoded(
        body(0x4eb1f0f9, (cell) => {
          cell.storeUint(categoryKey("wallet"), 256);
          return value === null ? cell : cell.storeRef(value);
        }),
      );
    expect(changed(null)).toMatchObject({ "@type": "delete_dns_record" });
    expect(changed(recordCell({ kind: "contract", address: ADA, flags: 0 }))?.["value"]).toEqual({
      "@type": "dns_smc_address",
      smc_addr: adaTree,
      flags: "0",
    });
    expect(changed(recordCell({ kind: "text", text: "ä".repeat(200) }))?.["value"]).toEqual({
      "@type": "dns_text",
      text: "ä".repeat(200),
    });
    expect(changed(recordCell({ kind: "bag", id: Buffer.alloc(32, 9) }))?.["value"]).toEqual({
      "@type": "dns_storage_address",
      bag_id: "09".repeat(32),
    });
  });
});

describe("untrusted bodies", () => {
  test("are not decoded if too short or of an unknown layout, and may have more after their fields", () => {
    expect(decoded(beginCell().storeUint(0x0f8a7ea5, 32).endCell())).toBeNull();
    const excess = { "@type": "excess", query_id: "7" };
    expect(decoded(body(0xd53276db, (cell) => cell.storeBit(true)))).toEqual(excess);
    expect(decoded(body(0xd53276db, (cell) => cell.storeRef(Cell.EMPTY)))).toEqual(excess);
    expect(decoded(body(0x11223344))).toBeNull();
    const values = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Cell()).set(1, Cell.EMPTY);
    expect(decoded(beginCell().storeDict(values).endCell())).toBeNull();
  });

  test("are decoded to a limited depth", () => {
    let deep = comment("the end");
    for (let level = 0; level < 200; level += 1) deep = transfer(deep, false);
    const text = JSON.stringify(decoded(deep));
    expect(text.split("jetton_transfer").length - 1).toBe(11);
    expect(text).toContain('"@type":"cell"');
  });

  test("with shared cells are rendered in limited size", () => {
    let cell = beginCell().storeUint(1, 8).endCell();
    for (let level = 0; level < 200; level += 1) cell = beginCell().storeRef(cell).storeRef(cell).endCell();
    expect(JSON.stringify(decoded(transfer(cell, false))).length).toBeLessThan(10_000);
  });
});

describe("on a chain", () => {
  let replayed: ReplayedTown;
  beforeAll(async () => {
    replayed = await openReplayedTown("first domains");
  }, 120_000);
  afterAll(() => replayed.close());

  test("a message has the same decoded body as in the answer of the decode endpoint", async () => {
    const { body: list } = await getV3(replayed.node, "messages?limit=1000");
    const rows = v.parse(messages.response, list).messages;
    const contents = rows.flatMap(({ message_content: content, opcode, decoded_opcode: name }) =>
      content?.body === null || content?.body === undefined ? [] : [{ ...content, opcode, name }],
    );
    const LAYOUT_NAMES = ["text_comment", "change_dns_record", "outbid_notification", "auction_fill_up"];
    expect(contents.map(({ name }) => name)).toEqual(expect.arrayContaining(LAYOUT_NAMES));
    const { body: answer } = await postV3(replayed.node, "decode", {
      opcodes: [],
      bodies: contents.map(({ body: boc }) => boc),
    });
    const all = v.parse(v.object({ bodies: v.array(v.unknown()) }), answer).bodies;
    const orError = (content: unknown) => content ?? { error: "unknown: no known layout" };
    expect(all).toEqual(contents.map(({ decoded: content }) => orError(content)));
    const undecoded = contents.filter(({ decoded: content }) => content === null).map(({ name }) => name);
    expect(undecoded.filter((name) => name !== null && LAYOUT_NAMES.includes(name))).toEqual([]);
  });
});
