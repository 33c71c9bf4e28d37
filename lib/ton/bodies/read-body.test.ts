import {
  beginCell,
  Cell,
  external,
  internal,
  SendMode,
  storeMessageRelaxed,
  storeOutList,
  type Builder,
} from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Body } from "./value";
import { ALICE, ANY, BOB, bodyIn, plainFields, raw, read } from "../../../testing/ton/bodies/test-bodies";

const SIGNATURE = Buffer.alloc(64, 7);
const QUERY = 9n;

function message(value: bigint, body: Cell = Cell.EMPTY) {
  return internal({ to: ALICE, value, bounce: false, body });
}
const relaxed = (value: bigint, body?: Cell) =>
  beginCell()
    .store(storeMessageRelaxed(message(value, body)))
    .endCell();

function comment(text: string): Cell {
  return beginCell().storeUint(0, 32).storeStringTail(text).endCell();
}

const SIGNED = () => beginCell().storeBuffer(SIGNATURE);
const send = (builder: Builder, value: bigint) => builder.storeUint(3, 8).storeRef(relaxed(value));
const sends = (value: bigint) => ({
  is: "send",
  mode: 3n,
  message: expect.objectContaining({ to: raw(ALICE), value }),
});

const HEADS: Readonly<Record<string, (builder: Builder) => Builder>> = {
  wallet_v1r3: (b) => b.storeUint(5, 32),
  wallet_v2r2: (b) => b.storeUint(5, 32).storeUint(2_000_000_000, 32),
  wallet_v3r2: (b) => b.storeUint(698_983_191, 32).storeUint(2_000_000_000, 32).storeUint(5, 32),
  wallet_v4r2: (b) =>
    b.storeUint(698_983_191, 32).storeUint(2_000_000_000, 32).storeUint(5, 32).storeUint(0, 8),
};

describe("orders to wallets", () => {
  for (const [kind, head] of Object.entries(HEADS)) {
    const name = `${kind.slice(0, -2)}_external_message`;
    const order = () => send(send(head(SIGNED()), 5n), 6n);

    it(`${kind}: are recognised by the kind of the account, or by a unique form`, () => {
      const byKind = bodyIn(order(), { fromOutside: true, kinds: [kind] });
      expect(byKind).toMatchObject({ name, by: "account", fit: { is: "whole" } });
      const byForm = bodyIn(order(), { fromOutside: null });
      expect(byForm).toMatchObject({ name, by: "form", fields: byKind.fields });
      expect(
        JSON.stringify(plainFields(byKind.fields), (_, value: unknown) =>
          typeof value === "bigint" ? `${value}` : value,
        ),
      ).toContain('"seqno":"5"');
    });

    it(`${kind}: are not recognised by an incomplete form`, () => {
      expect(read(order().endCell(), { fromOutside: false }).is).toBe("unknown");
      expect(read(order().storeBit(true).endCell(), { fromOutside: true }).is).toBe("unknown");
      expect(read(order().storeRef(ANY).endCell(), { fromOutside: true }).is).toBe("unknown");
      expect(read(head(SIGNED()).storeUint(3, 8).storeRef(ANY).endCell(), { fromOutside: true }).is).toBe(
        "unknown",
      );
      expect(
        read(head(SIGNED()).storeUint(4, 8).storeRef(relaxed(1n)).endCell(), { fromOutside: true }).is,
      ).toBe("unknown");
      expect(read(head(SIGNED()).endCell(), { fromOutside: true }).is).toBe("unknown");
    });
  }

  it("of a v4 wallet can be about plugins", () => {
    const order = HEADS["wallet_v4r2"]?.(SIGNED()) ?? beginCell();
    const plugin = beginCell()
      .storeBuffer(SIGNATURE)
      .storeUint(1, 32)
      .storeUint(2, 32)
      .storeUint(3, 32)
      .storeUint(2, 8);
    plugin.storeInt(-1, 8).storeUint(0xbb, 256).storeCoins(5).storeUint(QUERY, 64);
    expect(
      plainFields(bodyIn(plugin, { fromOutside: true, kinds: ["wallet_v4r2"] }).fields)["order"],
    ).toEqual({
      is: "install_plugin",
      workchain: -1n,
      account: "bb".padStart(64, "0"),
      amount: 5n,
      query_id: QUERY,
    });
    expect(
      plainFields(bodyIn(send(order, 5n), { fromOutside: true, kinds: ["wallet_v4r2"] }).fields)["order"],
    ).toEqual({
      is: "send",
      orders: [sends(5n)],
    });
  });

  it("of a v5 wallet have their actions in order, and their other actions", () => {
    const actions = beginCell().store(
      storeOutList(
        [1n, 2n, 3n].map((value) => ({
          type: "sendMsg",
          mode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
          outMsg: message(value),
        })),
      ),
    );
    const more = beginCell().storeUint(4, 8).storeBit(false);
    const order = beginCell().storeUint(0x7369676e, 32).storeUint(1, 32).storeUint(2, 32).storeUint(3, 32);
    order.storeBit(true).storeRef(actions).storeBit(true).storeUint(2, 8).storeAddress(BOB).storeRef(more);
    const body = bodyIn(order.storeBuffer(SIGNATURE), { fromOutside: true, kinds: ["wallet_v5r1"] });
    expect(body.fit).toEqual({ is: "whole" });
    expect(plainFields(body.fields)).toMatchObject({
      wallet_id: 1n,
      actions: [sends(1n), sends(2n), sends(3n)],
      other_actions: [
        { is: "add_extension", account: raw(BOB) },
        { is: "allow_signatures", allowed: false },
      ],
      signature: "07".repeat(64),
    });
  });

  it("of a v5 wallet can have 255 actions", () => {
    const actions = Array.from({ length: 255 }, (_, at) => ({
      type: "sendMsg" as const,
      mode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
      outMsg: message(BigInt(at)),
    }));
    const order = beginCell().storeUint(0x6578746e, 32).storeUint(QUERY, 64).storeBit(true);
    const body = bodyIn(order.storeRef(beginCell().store(storeOutList(actions))).storeBit(false), {
      most: 10_000,
    });
    expect(body.fit).toEqual({ is: "whole" });
    expect(plainFields(body.fields)["actions"]).toHaveLength(255);
  });

  it("of a v5 wallet of another version are unfit and have no fields", () => {
    const beta = beginCell().storeUint(0x7369676e, 32).storeUint(1, 80).storeUint(2, 32).storeUint(3, 32);
    const body = bodyIn(beta.storeBit(false).storeBit(false).storeBuffer(SIGNATURE), { fromOutside: true });
    expect([body.fit.is, body.fields]).toEqual(["unfit", []]);
  });

  it("of high-load wallets are recognised by the kind of the account only", () => {
    const inner = beginCell()
      .storeUint(1, 32)
      .storeRef(relaxed(5n))
      .storeUint(3, 8)
      .storeUint(4, 23)
      .storeUint(5, 64)
      .storeUint(6, 22);
    const order = SIGNED().storeRef(inner);
    expect(read(order.endCell(), { fromOutside: true }).is).toBe("unknown");
    const v3 = bodyIn(order, { fromOutside: true, kinds: ["wallet_highload_v3r1"] });
    expect(plainFields(v3.fields)["order"]).toMatchObject({ message: { value: 5n }, mode: 3n, query_id: 4n });
    const v2 = SIGNED().storeUint(1, 32).storeUint(2, 64).storeBit(true).storeRef(ANY);
    expect(
      plainFields(bodyIn(v2, { fromOutside: true, kinds: ["wallet_highload_v2r2"] }).fields),
    ).toMatchObject({
      query_id: 2n,
      orders: { bits: 9 },
    });
  });

  it("show the extra flags of a message only if there are any, and not as a fee", () => {
    const orderOf = (flags: bigint) => {
      const sent = message(5n, comment("hi"));
      if (sent.info.type !== "internal") throw new Error("not internal");
      const cell = beginCell().store(storeMessageRelaxed({ ...sent, info: { ...sent.info, ihrFee: flags } }));
      const order = beginCell().storeUint(0xa7733acd, 32).storeUint(QUERY, 64).storeUint(0, 8);
      return plainFields(bodyIn(order.storeRef(cell)).fields)["message"];
    };
    expect(orderOf(3n)).toMatchObject({ value: 5n, extra_flags: 3n });
    expect(orderOf(0n)).not.toHaveProperty("extra_flags");
  });

  it("can contain messages with a StateInit, with a body, and logs", () => {
    const init = { code: ANY, data: ANY };
    const deploy = { ...message(5n, comment("hi")), init };
    const log = external({ to: `0:${"0".repeat(64)}`, body: comment("log") }).body;
    const order = beginCell().storeUint(0xa7733acd, 32).storeUint(QUERY, 64).storeUint(0, 8);
    const { fields, fit } = bodyIn(order.storeRef(beginCell().store(storeMessageRelaxed(deploy))));
    expect(fit).toEqual({ is: "whole" });
    expect(plainFields(fields)["message"]).toMatchObject({
      is: "message",
      value: 5n,
      state_init: expect.anything(),
      body: { is: "text_comment", text: "hi" },
    });
    const toNobody = beginCell()
      .storeUint(3, 2)
      .storeUint(0, 2)
      .storeUint(0, 2)
      .storeUint(0, 96)
      .storeBit(false)
      .storeBit(true)
      .storeRef(log);
    const logged = beginCell()
      .storeUint(0xa7733acd, 32)
      .storeUint(QUERY, 64)
      .storeUint(0, 8)
      .storeRef(toNobody);
    expect(plainFields(bodyIn(logged).fields)["message"]).toMatchObject({
      is: "log",
      to: null,
      body: { text: "log" },
    });
  });
});

describe("bodies that do not follow the layout of their opcode", () => {
  const transfer = () => beginCell().storeUint(0x0f8a7ea5, 32).storeUint(QUERY, 64);

  it("report the field that does not fit, and have no fields", () => {
    const body = bodyIn(transfer().storeUint(15, 4));
    expect([body.name, body.fit, body.fields]).toEqual([
      "jetton_transfer",
      { is: "unfit", field: "amount" },
      [],
    ]);
  });

  it("are decoded in part when something follows", () => {
    const body = bodyIn(
      beginCell().storeUint(0xd53276db, 32).storeUint(QUERY, 64).storeUint(1, 3).storeRef(ANY),
    );
    expect([body.fit, plainFields(body.fields)]).toEqual([
      { is: "part", bits: 3, refs: 1 },
      { query_id: QUERY },
    ]);
  });

  it("are unknown without a known opcode, or empty", () => {
    expect(read(Cell.EMPTY)).toEqual({ is: "empty" });
    expect(read(beginCell().storeUint(0xdeadbeef, 32).endCell())).toEqual({
      is: "unknown",
      opcode: "0xdeadbeef",
    });
    expect(read(beginCell().storeUint(1, 5).endCell())).toEqual({ is: "unknown", opcode: null });
    const library = beginCell().storeUint(2, 8).storeUint(1, 256).endCell({ exotic: true });
    expect(read(library)).toEqual({ is: "unknown", opcode: null });
  });

  it("may be records of domains, also with the capabilities of an account or the protocols of a site", () => {
    const recordOf = (record: Builder) => {
      const change = beginCell().storeUint(0x4eb1f0f9, 32).storeUint(QUERY, 64).storeUint(1, 256);
      const { fields, fit } = bodyIn(change.storeRef(record));
      return [fit.is, plainFields(fields)["value"]];
    };
    const wallet = beginCell().storeUint(0x9fd3, 16).storeAddress(BOB).storeUint(1, 8);
    const name = beginCell().storeUint(1, 8).storeUint(2, 8).storeStringTail("ab");
    expect(
      recordOf(
        wallet
          .storeBit(true)
          .storeUint(0x2177, 16)
          .storeBit(true)
          .storeUint(0xff, 8)
          .storeBuilder(name)
          .storeBit(false),
      ),
    ).toEqual([
      "whole",
      {
        is: "dns_smc_address",
        smc_addr: raw(BOB),
        flags: 1n,
        cap_list: {
          is: "cap_list_next",
          head: { is: "cap_is_wallet" },
          tail: {
            is: "cap_list_next",
            head: { is: "cap_name", name: "ab" },
            tail: { is: "cap_list_nil" },
          },
        },
      },
    ]);
    const site = beginCell().storeUint(0xad01, 16).storeUint(7, 256).storeUint(1, 8);
    expect(recordOf(site.storeBit(true).storeUint(0x4854, 16).storeBit(false))).toEqual([
      "whole",
      {
        is: "dns_adnl_address",
        adnl_addr: "7".padStart(64, "0"),
        flags: 1n,
        proto_list: {
          is: "proto_list_next",
          head: { is: "proto_http" },
          tail: { is: "proto_list_nil" },
        },
      },
    ]);
  });

  it("are unfit without a required account, or with a rewritten prefix of an address", () => {
    const withoutAccount = beginCell().storeUint(0x7258a69b, 32).storeUint(QUERY, 64).storeAddress(null);
    expect(bodyIn(withoutAccount).fit).toEqual({ is: "unfit", field: "account" });
    const rewritten = beginCell()
      .storeUint(0x79e7c016, 32)
      .storeUint(QUERY, 64)
      .storeUint(0b101, 3)
      .storeUint(1, 5);
    expect(bodyIn(rewritten.storeUint(1, 1).storeInt(0, 8).storeUint(1, 256)).fit.is).toBe("unfit");
  });

  it("may contain external addresses, and addresses of variable length", () => {
    const outside = beginCell()
      .storeUint(0x79e7c016, 32)
      .storeUint(QUERY, 64)
      .storeUint(1, 2)
      .storeUint(12, 9)
      .storeUint(0xabc, 12);
    expect(plainFields(bodyIn(outside).fields)["sudoer"]).toBe("ext$12:ABC");
    const odd = beginCell()
      .storeUint(0x79e7c016, 32)
      .storeUint(QUERY, 64)
      .storeUint(0b110, 3)
      .storeUint(8, 9)
      .storeInt(77, 32);
    expect(plainFields(bodyIn(odd.storeUint(0xab, 8)).fields)["sudoer"]).toBe("var$77:8:AB");
  });

  it("may contain exotic cells, which are not followed", () => {
    const library = beginCell().storeUint(2, 8).storeUint(1, 256).endCell({ exotic: true });
    const around = transfer()
      .storeCoins(1)
      .storeAddress(ALICE)
      .storeAddress(null)
      .storeBit(false)
      .storeCoins(0);
    const { fields, fit } = bodyIn(around.storeBit(true).storeRef(library));
    expect([fit.is, plainFields(fields)["forward_payload"]]).toEqual(["whole", { bits: 264, refs: 0 }]);
  });

  it("are unfit as texts that are not UTF-8, or not whole bytes", () => {
    expect(bodyIn(beginCell().storeUint(0, 32).storeUint(0xff, 8)).fit).toEqual({
      is: "unfit",
      field: "text",
    });
    expect(bodyIn(beginCell().storeUint(0, 32).storeUint(1, 7)).fit).toEqual({ is: "unfit", field: "text" });
    expect(bodyIn(beginCell().storeUint(0, 32).storeRef(ANY).storeRef(ANY)).fit).toEqual({
      is: "unfit",
      field: "text",
    });
  });
});

describe("cells that exceed the limits", () => {
  it("are cut between characters in a long text", () => {
    const text = "é".repeat(40_000);
    const { value } = bodyIn(beginCell().storeUint(0, 32).storeStringTail(text)).fields[0] ?? {};
    expect(value).toMatchObject({ is: "text", whole: false });
    const shown = value?.is === "text" ? value.text : "";
    expect(shown.length).toBeGreaterThan(10_000);
    expect(shown.length).toBeLessThan(20_000);
    expect(text.startsWith(shown)).toBe(true);
  });

  it("are cut at the limit of values in orders within orders", () => {
    let cell = comment("in the middle");
    for (let depth = 0; depth < 60; depth += 1) {
      const order = beginCell().storeUint(0x6578746e, 32).storeUint(QUERY, 64).storeBit(true);
      const actions = [0, 1, 2, 3].map(() => ({
        type: "sendMsg" as const,
        mode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
        outMsg: message(1n, cell),
      }));
      cell = order
        .storeRef(beginCell().store(storeOutList(actions)))
        .storeBit(false)
        .endCell();
    }
    const reading = read(cell, { most: 300 });
    expect(reading).toMatchObject({ is: "read", body: { fit: { is: "cut" } } });
    const values = JSON.stringify(reading, (_, value: unknown) => (typeof value === "bigint" ? "0" : value));
    expect(values.split('"name":').length).toBeLessThan(700);
  });
});

/** Any cells at all, some of them shared. */
const anyCell: fc.Arbitrary<Cell> = fc
  .array(
    fc.tuple(
      fc.option(
        fc.constantFrom(
          0,
          0x0f8a7ea5,
          0x7369676e,
          0x6578746e,
          0xea06185d,
          0x4eb1f0f9,
          0xffffffff,
          0xa7733acd,
          0x9c73fba2,
        ),
      ),
      fc.bigInt({ min: 0n, max: 2n ** 900n - 1n }),
      fc.nat(900),
      fc.nat(4),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((cells) => {
    const made: Cell[] = [];
    for (const [opcode, data, bits, refs] of cells) {
      const builder = beginCell();
      if (opcode !== null) builder.storeUint(opcode, 32);
      builder.storeUint(BigInt.asUintN(bits, data), bits);
      for (const ref of made.slice(0, refs)) builder.storeRef(ref);
      made.unshift(builder.endCell());
    }
    return made[0] ?? Cell.EMPTY;
  });

const NOTHING: Pick<Body, "fit" | "fields"> = { fit: { is: "whole" }, fields: [] };

it("no cells make reading throw, or return more fields than the limit (property)", () => {
  const kinds = [[], ["wallet_v4r2"], ["wallet_highload_v3r1", "nominator_pool"]];
  fc.assert(
    fc.property(
      anyCell,
      fc.constantFrom(true, false, null),
      fc.constantFrom(...kinds),
      fc.integer({ min: 1, max: 200 }),
      (cell, fromOutside, of, most) => {
        const reading = read(cell, { fromOutside, kinds: of, most });
        const { fit, fields } = reading.is === "read" ? reading.body : NOTHING;
        expect(fields.length).toBeLessThanOrEqual(fit.is === "unfit" ? 0 : most);
        expect(fit.is === "part" ? fit.bits + fit.refs : 1).toBeGreaterThan(0);
      },
    ),
    { numRuns: 600 },
  );
});

it("a body with one changed bit never has the same name and values (mutation)", () => {
  const whole = beginCell()
    .storeUint(0x7362d09c, 32)
    .storeUint(QUERY, 64)
    .storeCoins(77)
    .storeAddress(ALICE)
    .storeBit(false);
  const before = plainFields(bodyIn(whole.storeUint(0, 32).storeStringTail("hi")).fields);
  const bits = whole.endCell().bits;
  for (let at = 0; at < bits.length; at += 1) {
    const builder = beginCell();
    for (let bit = 0; bit < bits.length; bit += 1) builder.storeBit(bits.at(bit) !== (bit === at));
    const reading = read(builder.endCell());
    const { name, fields } = reading.is === "read" ? reading.body : { name: "", fields: [] };
    expect([at, name, plainFields(fields)]).not.toEqual([at, "jetton_notify", before]);
  }
});
