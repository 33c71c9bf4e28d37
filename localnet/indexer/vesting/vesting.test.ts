import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { vesting as endpoint } from "@/lib/toncenter/v3/v3-vesting";
import { getV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import { DAY } from "../../scenario/scenario-event";
import type { ResidentName } from "../../scenario/residents";
import { VESTINGS, vestingContract, type VestingName } from "../../scenario/town-vestings";
import { rawAddressOf, actionsOf, validAnswer } from "../../../testing/localnet/indexer/test-answers";
import { openReplayedTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";

let replayed: ReplayedTown;
beforeAll(async () => {
  replayed = await openReplayedTown();
});
afterAll(() => replayed.close());

const NAMES = ["wages", "apprentice", "pension"] as const satisfies readonly VestingName[];
const LISTED = {
  wages: ["harbour"],
  apprentice: [],
  pension: ["harbour", "mill", "faucet"],
} as const satisfies Record<VestingName, readonly ResidentName[]>;

const at = (name: VestingName) =>
  rawAddressOf(vestingContract(replayed.town, name, replayed.span.from).address);
const person = (name: ResidentName) => rawAddressOf(replayed.town.addressOf(name));

async function rows(query: string) {
  return v.parse(endpoint.response, await validAnswer(replayed.node, endpoint, query)).vesting_contracts;
}

const namesIn = (found: readonly { readonly address: string }[]) =>
  found.map(({ address }) => NAMES.find((name) => at(name) === address));

describe("vesting", () => {
  test.each(NAMES)("has the terms of %s", async (name) => {
    const { sender, owner, amount, starts, days, step, cliff } = VESTINGS[name];
    const [row, ...others] = await rows(`contract_address=${at(name)}`);
    expect(others).toEqual([]);
    expect({ ...row, whitelist: row?.whitelist?.toSorted() }).toEqual({
      address: at(name),
      start_time: replayed.span.from + starts * DAY,
      total_duration: days * DAY,
      unlock_period: step * DAY,
      cliff_duration: cliff * DAY,
      sender_address: person(sender),
      owner_address: person(owner),
      total_amount: BigInt(amount) * 1_000_000_000n,
      whitelist: LISTED[name].map(person).toSorted(),
    });
  });

  test("finds contracts by owner or sender, and by whitelisted wallet on request", async () => {
    const of = async (name: ResidentName, more = "") =>
      new Set(namesIn(await rows(`wallet_address=${person(name)}${more}`)));
    expect(await of("quentin")).toEqual(new Set(["apprentice"]));
    expect(await of("mill")).toEqual(new Set(["pension", "wages"]));
    expect(await of("harbour")).toEqual(new Set([]));
    expect(await of("harbour", "&check_whitelist=true")).toEqual(new Set(["pension", "wages"]));
    expect(await of("faucet", "&check_whitelist=true")).toEqual(new Set(["pension"]));
    expect(await of("quentin", `&wallet_address=${person("rosa")}`)).toEqual(
      new Set(["apprentice", "pension"]),
    );
  });

  test("has pages without gap and overlap", async () => {
    const every = NAMES.map((name) => `contract_address=${at(name)}`).join("&");
    const all = namesIn(await rows(every));
    expect(new Set(all)).toEqual(new Set(NAMES));
    expect(all).toHaveLength(NAMES.length);
    const pages = await Promise.all([0, 2].map((offset) => rows(`${every}&limit=2&offset=${offset}`)));
    expect(pages.flatMap(namesIn)).toEqual(all);
  });

  test("address books have the interface", async () => {
    const { body } = await getV3(replayed.node, `addressBook?address=${at("wages")}`);
    expect(body).toMatchObject({ [at("wages")]: { interfaces: ["wallet_vesting"] } });
  });
});

describe("actions", () => {
  test("include messages of owners, also rejected ones", async () => {
    const sent = await actionsOf(replayed.node, `account=${at("pension")}&action_type=vesting_send_message`);
    expect(sent.map(({ success, details }) => [success, details["destination"], details["amount"]])).toEqual([
      [false, person("rosa"), "5000000000"],
      [true, person("harbour"), "20000000000"],
      [false, person("harbour"), "1000000000"],
    ]);
    expect(sent[1]).toMatchObject({
      details: { query_id: "0", source: person("rosa"), vesting: at("pension") },
      accounts: expect.arrayContaining([at("pension"), person("rosa"), person("harbour")]),
    });
    const paid = await actionsOf(replayed.node, `account=${at("pension")}&action_type=ton_transfer`);
    expect(paid).toContainEqual(
      expect.objectContaining({
        details: expect.objectContaining({ destination: person("harbour"), comment: "d" }),
      }),
    );
  });

  test("include added whitelist entries", async () => {
    const added = await actionsOf(
      replayed.node,
      `account=${at("pension")}&action_type=vesting_add_whitelist`,
    );
    expect(added).toMatchObject([
      {
        success: true,
        details: {
          accounts_added: [person("harbour"), person("mill")],
          source: person("mill"),
          vesting: at("pension"),
        },
      },
      { details: { accounts_added: [person("faucet")] } },
    ]);
  });

  test("are all returned for the type shortcut", async () => {
    const all = await actionsOf(replayed.node, "action_type=vesting");
    expect(all).toHaveLength(9 + 3);
  });
});
