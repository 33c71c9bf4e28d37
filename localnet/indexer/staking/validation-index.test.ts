import { Cell } from "@ton/core";
import { createPublicKey, verify } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  validatorComplaints,
  validatorCycles,
  validatorElections,
  validatorEvents,
} from "@/lib/toncenter/v3/v3-validators";
import { getV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import { handleV2 } from "../../api/v2/handle-v2";
import { CONFIG, ELECTOR } from "../../chain/genesis";
import { VALIDATION_SECONDS } from "../../chain/genesis-config";
import { contractStateOf } from "../../contract-state";
import { readElector } from "../../contracts/elector-data";
import { currentSet as setOf } from "../../contracts/validator-set";
import { openNode } from "../../node/node";
import type { ResidentName } from "../../scenario/residents";
import {
  OWN_STAKES,
  OWN_VALIDATORS,
  SMALL_STAKE,
  validatorOf,
  type OwnValidator,
} from "../../scenario/staking/staking-participants";
import { openStore } from "../../store/open-store";
import type { Store } from "../../store/store";
import { rawAddressOf, validAnswer } from "../../../testing/localnet/indexer/test-answers";
import { openReplayedTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";

let replayed: ReplayedTown;
beforeAll(async () => {
  replayed = await openReplayedTown();
});
afterAll(() => replayed.close());

const HOUR = 3_600;
const COIN = 1_000_000_000n;
const startOf = (number: number) => replayed.span.from + number * VALIDATION_SECONDS;
const person = (name: ResidentName) => rawAddressOf(replayed.town.addressOf(name));
const keyOf = (name: OwnValidator) => validatorOf(replayed.town, name).keys.publicKey.toString("hex");
const adnlOf = (name: OwnValidator) => validatorOf(replayed.town, name).adnl.toString("base64url");

async function electionsOf(query: string) {
  return v.parse(validatorElections.response, await validAnswer(replayed.node, validatorElections, query))
    .elections;
}
async function cyclesOf(query: string) {
  return v.parse(validatorCycles.response, await validAnswer(replayed.node, validatorCycles, query)).cycles;
}
async function complaintsOf(query: string) {
  return v.parse(validatorComplaints.response, await validAnswer(replayed.node, validatorComplaints, query))
    .complaints;
}
async function eventsOf(query: string) {
  return v.parse(validatorEvents.response, await validAnswer(replayed.node, validatorEvents, query)).events;
}

function elector() {
  const { store } = replayed.node;
  const account = store.accounts.at(ELECTOR, store.blocks.head()?.seqno ?? 0);
  const { data } = contractStateOf(account);
  if (data === null || account === null) throw new Error("there is no elector");
  return { ...readElector(data), balance: account.balance };
}

const sum = (amounts: readonly (bigint | null | undefined)[]) =>
  amounts.reduce<bigint>((all, amount) => all + (amount ?? 0n), 0n);

describe("validators/elections", () => {
  test("lists six elections, one for each cycle, all of them finished", async () => {
    const rows = await electionsOf("sort=asc");
    expect(rows.map((row) => row.election_id)).toEqual([1, 2, 3, 4, 5, 6].map(startOf));
    for (const row of rows)
      expect(row).toMatchObject({
        elect_close: row.election_id - 4 * HOUR,
        min_stake: 10_000n * COIN,
        total_participants: 8,
        failed: false,
        finished: true,
      });
    expect(rows.every(({ participants }) => participants == null)).toBe(true);
  });

  test("has participants sorted by stake, which match the accepted stakes", async () => {
    const [row] = await electionsOf(`election_id=${startOf(2)}&return_participants=true`);
    const stakes = (row?.participants ?? []).map(({ stake }) => stake);
    expect(stakes).toEqual(stakes.toSorted((one, other) => (one < other ? 1 : -1)));
    expect(row?.total_stake).toBe(sum(stakes));
    const taken = (await eventsOf("type=stake_accepted&limit=100")).filter(
      (event) => event.election_id === startOf(2),
    );
    expect(sum(taken.map(({ amount }) => amount))).toBe(row?.total_stake);
    expect(row?.participants?.[0]).toMatchObject({
      stake_holder_address: person("boris"),
      stake: OWN_STAKES.boris,
      max_factor: 3 * 65_536,
      validator_index: 0,
    });
  });

  test("lists a stake that is too small compared with the others as not elected", async () => {
    const [row] = await electionsOf(`election_id=${startOf(SMALL_STAKE.cycle)}&return_participants=true`);
    const left = (row?.participants ?? []).filter(({ validator_index: index }) => index == null);
    expect(left).toMatchObject([{ stake_holder_address: person(SMALL_STAKE.by), stake: SMALL_STAKE.amount }]);
    const [cycle] = await cyclesOf(`cycle_start=${startOf(SMALL_STAKE.cycle)}`);
    expect(cycle?.total).toBe(7);
  });

  test("filters by stake holder, public key and ADNL address, with only the matching participants", async () => {
    for (const validator of [
      `stake_holder_address=${person("xenia")}`,
      `validator_pubkey=${keyOf("xenia")}`,
      `adnl_address=${adnlOf("xenia")}`,
    ]) {
      const rows = await electionsOf(`${validator}&return_participants=true`);
      expect(rows).toHaveLength(6);
      for (const { participants } of rows)
        expect(participants?.map((each) => each.stake_holder_address)).toEqual([person("xenia")]);
    }
    expect(await electionsOf(`stake_holder_address=${person("ada")}`)).toEqual([]);
  });

  test("has bounds that are election ids and pages without gap and overlap, and refuses invalid parameters", async () => {
    const ids = (rows: readonly { readonly election_id: number }[]) => rows.map((row) => row.election_id);
    expect(ids(await electionsOf(`start_utime=${startOf(2)}&end_utime=${startOf(4)}`))).toEqual(
      [4, 3, 2].map(startOf),
    );
    const pages = await Promise.all([0, 2, 4].map((offset) => electionsOf(`limit=2&offset=${offset}`)));
    expect(ids(pages.flat())).toEqual([6, 5, 4, 3, 2, 1].map(startOf));
    expect(await electionsOf("finished=false")).toEqual([]);
    expect(await electionsOf("finished=true")).toHaveLength(6);
    const both = `stake_holder_address=${person("boris")}&adnl_address=${adnlOf("boris")}`;
    expect(await getV3(replayed.node, `validators/elections?${both}`)).toEqual({
      status: 422,
      body: { error: "provide either stake_holder_address or adnl_address, not both" },
    });
    expect(await getV3(replayed.node, "validators/elections?return_participants=true&limit=101")).toEqual({
      status: 422,
      body: { error: "limit must not exceed 100 when return_participants is true" },
    });
    expect(await getV3(replayed.node, "validators/elections?validator_pubkey=xyz")).toEqual({
      status: 422,
      body: { error: "validator_pubkey must be a 32-byte value in hex, base64 or base64url format" },
    });
  });
});

describe("validators/cycles", () => {
  test("lists consecutive cycles, of which those before the first election have no election", async () => {
    const rows = await cyclesOf("sort=asc");
    expect(rows.map(({ cycle_start }) => cycle_start)).toEqual([-1, 0, 1, 2, 3, 4, 5, 6].map(startOf));
    for (const [at, row] of rows.entries()) {
      expect(row.cycle_end).toBe(row.cycle_start + VALIDATION_SECONDS);
      expect(row.election_id ?? null).toBe(at < 2 ? null : row.cycle_start);
      expect(row).toMatchObject({
        validators_elected_for: VALIDATION_SECONDS,
        elections_start_before: 14 * HOUR,
        elections_end_before: 4 * HOUR,
        stake_held_for: 14 * HOUR,
        max_main_validators: 11,
        min_stake_limit: 10_000n * COIN,
      });
    }
  });

  test("has the stakes of the elector's data, and the elector's balance covers stakes, rewards and credits", async () => {
    const now = elector();
    for (const [id, { stakes, totalStake }] of now.past) {
      const [row] = await cyclesOf(`election_id=${id}&return_validators=true`);
      expect(row?.total_stake).toBe(totalStake);
      expect(sum((row?.validators ?? []).map(({ stake }) => stake))).toBe(totalStake);
      const held = [...stakes.values()].map(({ stake }) => stake);
      expect([row?.min_stake, row?.max_stake].map(String)).toEqual(
        [held.reduce((a, b) => (a < b ? a : b)), held.reduce((a, b) => (a > b ? a : b))].map(String),
      );
      expect(sum((row?.validators ?? []).map(({ weight }) => weight))).toBe(row?.total_weight);
    }
    const held = sum([...now.past.values()].flatMap(({ totalStake, bonuses }) => [totalStake, bonuses]));
    const owed = held + sum([...now.credits.values()]) + now.own;
    // Its initial balance, the costs of complaints, and fees for messages to the config contract.
    expect(now.balance - owed - 10_000n * COIN).toBeLessThan(5n * COIN);
    expect(now.balance - owed - 10_000n * COIN).toBeGreaterThan(-COIN);
  });

  test("stake holders recover their stakes and their shares of the rewards", async () => {
    for (const name of OWN_VALIDATORS) {
      const of = `stake_holder_address=${person(name)}&limit=100`;
      const [taken, back] = await Promise.all(
        ["stake_accepted", "stake_recovered"].map((type) => eventsOf(`${of}&type=${type}`)),
      );
      // A stake that was not elected comes back with that of the cycle before.
      const [rounds, small] = name === SMALL_STAKE.by ? [3n, SMALL_STAKE.amount] : [4n, 0n];
      expect(taken).toHaveLength(6);
      expect(back).toHaveLength(Number(rounds));
      const earned = sum((back ?? []).map(({ amount }) => amount)) - rounds * OWN_STAKES[name] - small;
      // Cycles of about ten thousand coins, shared by stakes of about 2.6 million.
      const expected = (rounds * 10_000n * COIN * OWN_STAKES[name]) / (2_620_000n * COIN);
      const fine = name === "zelda" ? 501n * COIN : 0n;
      expect(Math.abs(Number(earned - expected + fine)) / Number(expected)).toBeLessThan(0.15);
    }
  });

  test("filters by start, stake holder, public key, ADNL address and time bounds", async () => {
    expect(await cyclesOf(`cycle_start=${startOf(3)}`)).toHaveLength(1);
    expect(await cyclesOf(`start_utime=${startOf(3)}&end_utime=${startOf(5)}`)).toHaveLength(3);
    const rows = await cyclesOf(`validator_pubkey=${keyOf("wanda")}&return_validators=1`);
    expect(rows).toHaveLength(8);
    for (const { validators: shown } of rows) expect(shown).toHaveLength(1);
    expect(await cyclesOf(`adnl_address=${adnlOf("wanda")}`)).toHaveLength(8);
    const held = await cyclesOf(`stake_holder_address=${person("wanda")}&return_validators=1`);
    expect(held).toHaveLength(6);
    expect(held[0]?.validators?.[0]).toMatchObject({
      stake_holder_address: person("wanda"),
      stake: OWN_STAKES.wanda,
      complaints: [],
    });
    const pages = await Promise.all([0, 3, 6].map((offset) => cyclesOf(`limit=3&offset=${offset}`)));
    expect(pages.flat()).toEqual(await cyclesOf("limit=100"));
    expect(await getV3(replayed.node, "validators/cycles?return_validators=true&limit=101")).toMatchObject({
      status: 422,
      body: { error: "limit must not exceed 100 when return_validators is true" },
    });
  });
});

describe("validators/complaints", () => {
  test("lists a complaint that has passed, and one with too few votes", async () => {
    const [later, earlier, ...others] = await complaintsOf("");
    expect(others).toEqual([]);
    expect(earlier).toMatchObject({
      cycle_start: startOf(2),
      election_id: startOf(2),
      stake_holder_address: person("zelda"),
      reward_address: person("viktor"),
      severity: 1,
      suggested_fine: 101n * COIN,
      suggested_fine_part: 2 ** 22,
      is_passed: true,
    });
    expect(earlier?.voted_validators).toHaveLength(6);
    expect(earlier?.approved_percent).toBeGreaterThan(66.6);
    expect(later).toMatchObject({
      election_id: startOf(4),
      stake_holder_address: person("boris"),
      is_passed: false,
    });
    expect(later?.voted_validators).toHaveLength(2);
    const weights = sum((later?.voted_validators ?? []).map(({ weight }) => weight));
    const [cycle] = await cyclesOf(`cycle_start=${startOf(5)}`);
    expect(later?.weight_remaining).toBe(((cycle?.total_weight ?? 0n) * 2n) / 3n - weights);
    expect(later?.created_at).toBeGreaterThan(startOf(5));
  });

  test("filters by cycle, election, accused validator and time bounds, and adds complaints to cycles", async () => {
    const [later, earlier] = await complaintsOf("");
    for (const query of [
      `cycle_start=${startOf(2)}`,
      `election_id=${startOf(2)}`,
      `stake_holder_address=${person("zelda")}`,
      `validator_pubkey=${keyOf("zelda")}`,
      `adnl_address=${adnlOf("zelda")}`,
      `end_utime=${startOf(4)}`,
      "limit=1&offset=1",
      "sort=asc&limit=1",
    ])
      expect({ query, found: await complaintsOf(query) }).toEqual({ query, found: [earlier] });
    expect(await complaintsOf(`start_utime=${startOf(4)}`)).toEqual([later]);
    const [cycle] = await cyclesOf(
      `cycle_start=${startOf(2)}&validator_pubkey=${keyOf("zelda")}&return_validators=1`,
    );
    expect(cycle?.validators?.[0]?.complaints).toEqual([earlier]);
  });
});

describe("validators/events", () => {
  test("lists late stakes as rejected, with the reason", async () => {
    const rejected = await eventsOf("type=stake_rejected&limit=100");
    expect(rejected).toHaveLength(6);
    for (const { reason, election_id } of rejected)
      expect({ reason, election_id }).toEqual({ reason: 0, election_id: expect.any(Number) });
  });

  test("filters by time bounds, public key and ADNL address, sorted and in pages", async () => {
    const all = await eventsOf("limit=1000&sort=asc");
    const lts = all.map(({ tx_lt }) => tx_lt);
    expect(lts).toEqual(lts.toSorted((one, other) => (one < other ? -1 : 1)));
    const pages = await Promise.all(
      [0, 30, 60].map((offset) => eventsOf(`limit=30&offset=${offset}&sort=asc`)),
    );
    expect(pages.flat()).toEqual(all.slice(0, 90));
    const [from, to] = [all[10]?.utime ?? 0, all[20]?.utime ?? 0];
    const window = `start_utime=${from}&end_utime=${to}`;
    expect(await eventsOf(`${window}&limit=1000&sort=asc`)).toEqual(
      all.filter(({ utime }) => utime >= from && utime <= to),
    );
    expect(await validAnswer(replayed.node, validatorEvents, window)).toMatchObject({
      start_utime: from,
      end_utime: to,
    });
    const ofKey = await eventsOf(`validator_pubkey=${keyOf("yusuf")}&limit=100`);
    expect(ofKey.length).toBeGreaterThanOrEqual(6);
    expect(await eventsOf(`adnl_address=${adnlOf("yusuf")}&limit=100`)).toEqual(ofKey);
    expect(await eventsOf("")).toHaveLength(10);
  });
});

describe("blocks across a change of validators", () => {
  const Signatures = v.object({
    result: v.object({
      id: v.object({ root_hash: v.string(), file_hash: v.string() }),
      signatures: v.array(v.object({ node_id_short: v.string(), signature: v.string() })),
    }),
  });

  async function signedBy(seqno: number, keys: readonly string[]): Promise<number> {
    const { body } = await handleV2(replayed.node, {
      method: "GET",
      path: "getMasterchainBlockSignatures",
      query: new URLSearchParams({ seqno: String(seqno) }),
      body: null,
    });
    const { id, signatures } = v.parse(Signatures, body).result;
    const hashes = [id.root_hash, id.file_hash].map((hash) => Buffer.from(hash, "base64"));
    const signed = Buffer.concat([Buffer.from("706e0bc5", "hex"), ...hashes]);
    const good = signatures.filter(({ signature }, at) => {
      const der = Buffer.from(`302a300506032b6570032100${keys[at] ?? "0".repeat(64)}`, "hex");
      const key = createPublicKey({ key: der, format: "der", type: "spki" });
      return verify(null, signed, key, Buffer.from(signature, "base64"));
    });
    expect(good).toHaveLength(signatures.length);
    return good.length;
  }

  function currentSet(store: Store) {
    const config = store.chain.configAt(store.blocks.head()?.seqno ?? 0);
    const [root] = config === null ? [] : Cell.fromBoc(Buffer.from(config));
    return root === undefined ? null : setOf(root);
  }

  const keysOf = async (number: number) => {
    const [cycle] = await cyclesOf(`cycle_start=${startOf(number)}&return_validators=1`);
    return (cycle?.validators ?? []).slice(0, cycle?.main ?? 0).map((each) => each.validator_pubkey);
  };

  test("are the same after a restart just before the change", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "localnet-validators-"));
    const file = path.join(folder, "copy.db");
    replayed.node.store.copyTo(file);
    const store = openStore(file);
    const { genesis } = replayed.node;
    const fail = (fault: unknown) => {
      throw fault;
    };
    const other = await openNode({ genesis, store, tickMs: 1_000, onFault: fail });
    try {
      const before = currentSet(replayed.node.store)?.since;
      for (const seconds of [0, 5, 10, 15]) {
        const [one, same] = await Promise.all(
          [replayed.node, other].map((node) => node.step(startOf(6) + seconds)),
        );
        expect(same?.final.blocks.map(({ rootHash }) => rootHash)).toEqual(
          one?.final.blocks.map(({ rootHash }) => rootHash),
        );
      }
      expect([before, currentSet(store)?.since]).toEqual([startOf(5), startOf(6)]);
    } finally {
      await other.close();
      store.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);

  test("are signed by the old set including the block that changes it, then by the new set", async () => {
    const { store } = replayed.node;
    const changes = store.transactions
      .list({ accounts: [CONFIG] }, { offset: 0, limit: 10_000, sort: "asc" })
      .filter(({ before, after, incoming }) => before.dataHash !== after.dataHash && incoming === null)
      .map(({ masterSeqno }) => masterSeqno);
    expect(changes).toHaveLength(6);
    for (const [index, seqno] of changes.entries()) {
      const signers = (cycle: number) => (cycle === SMALL_STAKE.cycle ? 7 : 8);
      expect(await signedBy(seqno, await keysOf(index))).toBe(index === 0 ? 11 : signers(index));
      expect(await signedBy(seqno + 1, await keysOf(index + 1))).toBe(signers(index + 1));
    }
  });
});
