import { beginCell, Dictionary, type Cell, type Transaction } from "@ton/core";
import { beforeAll, expect, it } from "vitest";
import { coins, DAY } from "../scenario-event";
import { multisigContract, MULTISIGS, type MultisigName } from "../town-multisigs";
import type { ResidentName } from "../residents";
import { runChapters, TEST_SPAN, TEST_TOWN as town } from "../../../testing/localnet/scenario/test-chapters";
import { getMethodRunner, type RunGetMethod } from "../../../testing/localnet/scenario/test-get-methods";
import type { TestChain } from "../../../testing/localnet/scenario/test-chain";
import { founding } from "./founding";
import { multisigs } from "./multisigs";

let chain: TestChain;
let callGetMethod: RunGetMethod;

beforeAll(async () => {
  chain = await runChapters([founding, multisigs]);
  callGetMethod = await getMethodRunner(chain);
}, 60_000);

const ADDRESSES = {
  serialize: () => expect.unreachable(),
  parse: (slice: ReturnType<Cell["beginParse"]>) => slice.loadAddress(),
};

const listOf = (root: Cell | null) =>
  root === null ? [] : Dictionary.loadDirect(Dictionary.Keys.Uint(8), ADDRESSES, root).values().map(String);

const addressesOf = (names: readonly ResidentName[]) => names.map((name) => String(town.addressOf(name)));

async function multisigState(name: MultisigName) {
  const answer = await callGetMethod(multisigContract(town, name).address, "get_multisig_data");
  return {
    next: answer.readBigNumber(),
    threshold: answer.readNumber(),
    signers: listOf(answer.readCell()),
    proposers: listOf(answer.readCellOpt()),
  };
}

/** The order's own data. Its address comes from the multisig's get method. */
async function orderState(name: MultisigName, number: number) {
  const { address } = multisigContract(town, name);
  const orderAddress = await callGetMethod(address, "get_order_address", [
    { type: "int", value: BigInt(number) },
  ]);
  const answer = await callGetMethod(orderAddress.readAddress(), "get_order_data");
  expect([String(answer.readAddress()), answer.readNumber()]).toEqual([String(address), number]);
  const threshold = answer.readNumber();
  const executed = answer.readBoolean();
  const signers = listOf(answer.readCell());
  return {
    threshold,
    executed,
    signers,
    mask: answer.readBigNumber(),
    approvals: answer.readNumber(),
    expiresAt: answer.readNumber(),
  };
}

const exitCode = ({ description }: Transaction) =>
  description.type === "generic" && description.computePhase.type === "vm"
    ? description.computePhase.exitCode
    : null;

it("leaves executed, expired and pending orders", async () => {
  const executed = (name: MultisigName, numbers: readonly number[]) =>
    Promise.all(numbers.map(async (number) => (await orderState(name, number)).executed));
  expect(await executed("bakery", [0, 1, 2, 3, 4, 5, 6, 7])).toEqual([
    true,
    true,
    false,
    true,
    true,
    true,
    false,
    true,
  ]);
  expect(await executed("council", [0, 1, 2, 3, 4, 5])).toEqual([true, true, false, false, false, false]);
  expect(await executed("choir", [1_815])).toEqual([true]);
  expect(await orderState("council", 3)).toMatchObject({
    threshold: 3,
    mask: 0b10001n,
    approvals: 2,
    signers: addressesOf(MULTISIGS.council.signers),
  });
  expect((await orderState("council", 2)).expiresAt).toBeLessThan(TEST_SPAN.to);
});

it("reports the signers that an order has changed, and the next order number", async () => {
  expect(await multisigState("bakery")).toEqual({
    next: 8n,
    threshold: 2,
    signers: addressesOf([...MULTISIGS.bakery.signers, "quentin"]),
    proposers: [],
  });
  expect(await multisigState("council")).toEqual({
    next: 6n,
    threshold: 3,
    signers: addressesOf(MULTISIGS.council.signers),
    proposers: addressesOf(["paula"]),
  });
  // The choir's orders have arbitrary numbers.
  expect((await multisigState("choir")).next).toBe(-1n);
});

it("estimates the cost of an order, higher for a longer validity", async () => {
  const actions = beginCell().storeUint(0, 8).endCell();
  const cost = async (days: number) =>
    (
      await callGetMethod(multisigContract(town, "council").address, "get_order_estimate", [
        { type: "cell", cell: actions },
        { type: "int", value: BigInt(chain.now + days * DAY) },
      ])
    ).readBigNumber();
  expect(await cost(1)).toBeGreaterThan(0n);
  expect(await cost(365)).toBeGreaterThan(await cost(1));
  expect(await cost(365)).toBeLessThan(coins(0.3));
});

it.each([
  ["an order by a stranger", 1007],
  ["an approval by an account that is not a signer", 106],
  ["the execution of an order that former signers have approved", 102],
])("refuses %s", (_who, code) => {
  expect(chain.transactions.filter((each) => exitCode(each) === code)).toHaveLength(1);
});

it("rejects late, repeated and superfluous approvals with a reason", () => {
  const REJECTED = 0xafaf283e;
  const reasons = chain.transactions.flatMap(({ inMessage }) => {
    const body = inMessage?.body.beginParse();
    const rejected = body !== undefined && body.remainingBits >= 32 && body.loadUint(32) === REJECTED;
    return rejected ? [body.skip(64).loadUint(32)] : [];
  });
  expect(reasons.toSorted((one, other) => one - other)).toEqual([107, 111, 112]);
});

it("pays from the multisig's balance", () => {
  const paid = chain.transactions.flatMap(({ inMessage }) => {
    const info = inMessage?.info;
    return info?.type === "internal" &&
      info.src.equals(multisigContract(town, "council").address) &&
      !info.bounced
      ? [[String(info.dest), info.value.coins]]
      : [];
  });
  expect(paid).toContainEqual([String(town.addressOf("quentin")), 20_000_000_000n]);
  expect(paid).toContainEqual([String(town.addressOf("tove")), 15_000_000_000n]);
});
