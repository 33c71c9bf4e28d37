import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { multisigOrders, multisigWallets } from "@/lib/toncenter/v3/v3-multisig";
import { getV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import { MULTISIGS, multisigContract, orderAddress, type MultisigName } from "../../scenario/town-multisigs";
import type { ResidentName } from "../../scenario/residents";
import { rawAddressOf, actionsOf, validAnswer } from "../../../testing/localnet/indexer/test-answers";
import { openReplayedTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";

let replayed: ReplayedTown;
beforeAll(async () => {
  replayed = await openReplayedTown();
});
afterAll(() => replayed.close());

const NAMES = ["bakery", "council", "choir"] as const satisfies readonly MultisigName[];
const ORDERS = { bakery: [0, 1, 2, 3, 4, 5, 6, 7], council: [0, 1, 2, 3, 4, 5], choir: [1_815] } as const;

const at = (name: MultisigName) => rawAddressOf(multisigContract(replayed.town, name).address);
const orderAt = (name: MultisigName, number: number) =>
  rawAddressOf(orderAddress(multisigContract(replayed.town, name).address, number));
const resident = (name: ResidentName) => rawAddressOf(replayed.town.addressOf(name));
const residents = (names: readonly ResidentName[]) => names.map(resident);

async function wallets(query: string) {
  return v.parse(multisigWallets.response, await validAnswer(replayed.node, multisigWallets, query))
    .multisigs;
}

async function orders(query: string) {
  return v.parse(multisigOrders.response, await validAnswer(replayed.node, multisigOrders, query)).orders;
}

const addresses = (rows: readonly { readonly address: string }[]) => rows.map(({ address }) => address);

describe("multisig/wallets", () => {
  test("has the signers after its last order", async () => {
    const [row, ...others] = await wallets(`address=${at("bakery")}`);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      address: at("bakery"),
      next_order_seqno: 8n,
      threshold: 2,
      signers: residents([...MULTISIGS.bakery.signers, "quentin"]),
      proposers: [],
    });
    expect(row?.orders?.map(({ order_seqno: number }) => number)).toEqual(
      ORDERS.bakery.map(BigInt).toReversed(),
    );
  });

  test("finds multisigs by signer or proposer", async () => {
    expect(addresses(await wallets(`wallet_address=${resident("paula")}`))).toEqual([at("council")]);
    expect(addresses(await wallets(`wallet_address=${resident("quentin")}`))).toEqual([at("bakery")]);
    const both = `wallet_address=${resident("edith")}&wallet_address=${resident("rosa")}`;
    expect(addresses(await wallets(both)).toSorted()).toEqual([at("bakery"), at("choir")].toSorted());
    expect(await wallets(`wallet_address=${resident("edith")}&address=${at("choir")}`)).toEqual([]);
    expect(await wallets(`wallet_address=${resident("farid")}`)).toEqual([]);
  });

  test("has no next order number for a multisig with arbitrary numbers", async () => {
    const [choir] = await wallets(`address=${at("choir")}`);
    expect(choir?.next_order_seqno).toBe(-1n);
  });

  test("omits orders on request, and has pages in both directions", async () => {
    const every = NAMES.map((name) => `address=${at(name)}`).join("&");
    const up = await wallets(`${every}&sort=asc&include_orders=false`);
    expect(await validAnswer(replayed.node, multisigWallets, `${every}&include_orders=false`)).toMatchObject({
      multisigs: [{ orders: null }, { orders: null }, { orders: null }],
    });
    expect(addresses(await wallets(every))).toEqual(addresses(up).toReversed());
    const pages = await Promise.all(
      [0, 1, 2, 3].map((offset) => wallets(`${every}&sort=asc&limit=1&offset=${offset}`)),
    );
    expect(pages.flatMap(addresses)).toEqual(addresses(up));
  });
});

describe("multisig/orders", () => {
  test("lists the orders of a multisig, executed or not", async () => {
    for (const name of NAMES) {
      const rows = await orders(`multisig_address=${at(name)}&sort=asc`);
      expect(rows.map(({ address }) => address)).toEqual(ORDERS[name].map((number) => orderAt(name, number)));
    }
    const sent = await orders(`multisig_address=${at("bakery")}&sort=asc`);
    expect(sent.map((row) => row.sent_for_execution)).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  test("finds an order by address, with parsed actions on request", async () => {
    const [order] = await orders(`address=${orderAt("council", 3)}&parse_actions=true`);
    expect(order).toMatchObject({
      multisig_address: at("council"),
      order_seqno: 3n,
      threshold: 3,
      sent_for_execution: false,
      approvals_mask: 0b10001n,
      approvals_num: 2,
      signers: residents(MULTISIGS.council.signers),
      actions: [
        {
          destination: resident("bruno"),
          value: 4_000_000_000n,
          send_mode: 1,
          parsed: true,
          parsed_body_type: "ton_transfer",
          parsed_body: { comment: "Lamp posts, first half", encrypted: false },
        },
        { destination: resident("clara") },
      ],
    });
    expect(
      await validAnswer(replayed.node, multisigOrders, `address=${orderAt("council", 3)}`),
    ).toMatchObject({
      orders: [{ actions: null }],
    });
  });

  test("parses the transfer of jettons in an order", async () => {
    const [order] = await orders(`address=${orderAt("council", 5)}&parse_actions=true`);
    expect(order?.actions).toMatchObject([
      { destination: resident("oskar"), parsed_body_type: "ton_transfer" },
      { parsed: true, parsed_body_type: "jetton_transfer", parsed_body: { amount: "250000000000" } },
    ]);
  });

  test("parses the change of signers in an order", async () => {
    const [order] = await orders(`address=${orderAt("bakery", 5)}&parse_actions=1`);
    expect(order?.actions).toMatchObject([
      {
        destination: null,
        body_raw: null,
        parsed_body_type: "multisig_update_params",
        parsed_body: {
          new_threshold: 2,
          new_signers: residents([...MULTISIGS.bakery.signers, "quentin"]),
          new_proposers: [],
        },
      },
    ]);
  });

  test("has pages without gap and overlap", async () => {
    const every = `multisig_address=${at("bakery")}&multisig_address=${at("council")}`;
    const all = addresses(await orders(`${every}&sort=asc&limit=100`));
    expect(all).toHaveLength(14);
    expect(addresses(await orders(`${every}&limit=100`))).toEqual(all.toReversed());
    const pages = await Promise.all(
      [0, 5, 10].map((offset) => orders(`${every}&sort=asc&limit=5&offset=${offset}`)),
    );
    expect(pages.flatMap(addresses)).toEqual(all);
    expect(addresses(await orders(every))).toHaveLength(10);
  });
});

describe("actions", () => {
  test("every created order has an action with its creator", async () => {
    const created = await actionsOf(
      replayed.node,
      `account=${at("council")}&action_type=multisig_create_order`,
    );
    expect(created.map(({ details }) => details["order_seqno"])).toEqual(["0", "1", "2", "3", "4", "5"]);
    expect(created[0]).toMatchObject({
      success: true,
      details: {
        is_created_by_signer: false,
        is_signed_by_creator: false,
        creator_index: 0,
        source: resident("paula"),
        destination: at("council"),
        destination_order: orderAt("council", 0),
      },
    });
    const [row] = await orders(`address=${orderAt("council", 0)}`);
    expect(created[0]?.details["expiration_date"]).toBe(row?.expiration_date);
    expect(created[1]?.details).toMatchObject({ is_signed_by_creator: true, creator_index: 3 });
    // All signers are participants.
    expect(created[0]?.["accounts"]).toEqual(expect.arrayContaining(residents(MULTISIGS.council.signers)));
  });

  test("approvals have their signer and outcome, also if they are comments", async () => {
    const approvalsOf = async (name: MultisigName, number: number) =>
      (await actionsOf(replayed.node, `account=${orderAt(name, number)}&action_type=multisig_approve`)).map(
        ({ success, details }) => [success, details["source"], details["signer_index"], details["exit_code"]],
      );
    expect(await approvalsOf("council", 1)).toEqual([
      [true, resident("jonas"), 1, 0],
      [false, resident("jonas"), 1, 107],
      [true, resident("lena"), 2, 0],
    ]);
    expect(await approvalsOf("bakery", 2)).toEqual([[false, resident("edith"), 0, 111]]);
    expect(await approvalsOf("bakery", 3)).toEqual([
      [true, resident("greta"), -1, 0],
      [false, resident("hugo"), 2, 112],
    ]);
  });

  test("executions match the rows of orders; one failed", async () => {
    for (const name of NAMES) {
      const done = await actionsOf(replayed.node, `account=${at(name)}&action_type=multisig_execute`);
      const sent = (await orders(`multisig_address=${at(name)}&sort=asc`)).filter(
        (row) => row.sent_for_execution === true,
      );
      expect(new Set(done.map(({ details }) => details["source"]))).toEqual(new Set(addresses(sent)));
      const failed = done.filter(({ success }) => success === false);
      expect(failed.map(({ details }) => details["order_seqno"])).toEqual(name === "bakery" ? ["4"] : []);
      for (const { details } of done) {
        const row = sent.find(({ address }) => address === details["source"]);
        expect(details).toMatchObject({ approvals_num: row?.approvals_num, destination: at(name) });
      }
    }
  });

  test("are returned for their type shortcut, and only in versions that support them", async () => {
    const types = async (query: string) =>
      new Set(
        (await actionsOf(replayed.node, `account=${resident("greta")}&${query}`)).map(({ type }) => type),
      );
    expect(await types("action_type=multisig")).toEqual(
      new Set(["multisig_create_order", "multisig_approve", "multisig_execute"]),
    );
    expect(await types("supported_action_types=v1")).not.toContain("multisig_execute");
    expect(await types("supported_action_types=v2")).toContain("multisig_execute");
  });

  test("a proposal by an unauthorized account is a failed call", async () => {
    const tried = await actionsOf(replayed.node, `account=${resident("tove")}&action_type=call_contract`);
    expect(tried).toContainEqual(
      expect.objectContaining({
        success: false,
        details: expect.objectContaining({ opcode: "0xf718510f", destination: at("council") }),
      }),
    );
  });
});

test("address books have the interfaces of multisigs and orders", async () => {
  const { body } = await getV3(
    replayed.node,
    `addressBook?address=${at("choir")}&address=${orderAt("choir", 1_815)}`,
  );
  expect(body).toMatchObject({
    [at("choir")]: { interfaces: ["multisig_v2"] },
    [orderAt("choir", 1_815)]: { interfaces: ["multisig_order_v2"] },
  });
});
