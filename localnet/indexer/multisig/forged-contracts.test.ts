import { beginCell, contractAddress, type Cell } from "@ton/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { multisigOrders, multisigWallets } from "@/lib/toncenter/v3/v3-multisig";
import { vesting } from "@/lib/toncenter/v3/v3-vesting";
import { getV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import { codeOf, type CodeName } from "../../contracts/stored-code";
import { coins } from "../../scenario/scenario-event";
import { deployOrCall } from "../../scenario/town-operations";
import { multisigContract } from "../../scenario/town-multisigs";
import type { TownContract } from "../../scenario/town-contracts";
import { vestingContract } from "../../scenario/town-vestings";
import { rawAddressOf, validAnswer } from "../../../testing/localnet/indexer/test-answers";
import { replayTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";

/** Contracts with genuine code and forged initial data. */

let replayed: ReplayedTown;
beforeAll(async () => {
  replayed = await replayTown();
});
afterAll(() => replayed.close());

function place(name: CodeName, data: Cell): TownContract {
  const build = { code: codeOf(name), data };
  return { init: build, address: contractAddress(0, build) };
}

async function deploy(built: TownContract): Promise<void> {
  const sends = [deployOrCall(built, coins(1), beginCell().endCell())];
  await replayed.replay([{ at: replayed.span.from + 3_600, by: "hugo", messages: sends }]);
  expect(replayed.node.store.accounts.now([rawAddressOf(built.address)])[0]?.status).toBe("active");
}

const interfaces = async ({ address }: TownContract) => {
  const { body } = await getV3(replayed.node, `addressBook?address=${rawAddressOf(address)}`);
  return body;
};

test("an order that its multisig does not confirm is not indexed", async () => {
  const council = multisigContract(replayed.town, "council");
  await deploy(council);
  const forged = beginCell()
    .storeAddress(council.address)
    .storeUint(77, 256)
    .storeUint(1, 8)
    .storeBit(true)
    .storeRef(beginCell().storeUint(0, 2).endCell())
    .storeUint(1, 256)
    .storeUint(1, 8)
    .storeUint(2 ** 40, 48)
    .storeRef(beginCell().endCell())
    .endCell();
  const order = place("multisig-order", forged);
  await deploy(order);
  const query = `address=${rawAddressOf(order.address)}`;
  expect(await validAnswer(replayed.node, multisigOrders, query)).toEqual({ orders: [], address_book: {} });
  // Interfaces follow from the get methods alone.
  expect(await interfaces(order)).toMatchObject({
    [rawAddressOf(order.address)]: { interfaces: ["multisig_order_v2"] },
  });
});

/** A dictionary whose only entry is not an address. */
const WITHOUT_ADDRESS = beginCell()
  .storeUint(0b10, 2)
  .storeUint(8, 4)
  .storeUint(0, 8)
  .storeUint(0, 2)
  .endCell();

test.each([
  ["a cell that is not a dictionary", beginCell().storeUint(0xffff, 16).endCell()],
  ["a dictionary without an address", WITHOUT_ADDRESS],
])("a contract with %s as its signers is not indexed as a multisig", async (_what, signers) => {
  const data = beginCell()
    .storeUint(0, 256)
    .storeUint(1, 8)
    .storeRef(signers)
    .storeUint(1, 8)
    .storeMaybeRef(null)
    .storeBit(false)
    .storeRef(codeOf("multisig-order"))
    .endCell();
  const multisig = place("multisig", data);
  await deploy(multisig);
  const query = `address=${rawAddressOf(multisig.address)}`;
  expect(await validAnswer(replayed.node, multisigWallets, query)).toEqual({
    multisigs: [],
    address_book: {},
  });
});

/** Each of a few hundred cells refers to the next one twice, which makes far too many entries to read. */
function endless(keyBits: number): Cell {
  let cell = beginCell().storeUint(0, 2).endCell();
  for (let left = 0; left < keyBits; left += 1)
    cell = beginCell().storeUint(0, 2).storeRef(cell).storeRef(cell).endCell();
  return cell;
}

test("a vesting with an endless whitelist does not stop the indexer", async () => {
  const terms = vestingContract(replayed.town, "wages", replayed.span.from).init.data.beginParse();
  const head = beginCell().storeBits(terms.loadBits(32 + 32 + 256));
  const data = head
    .storeMaybeRef(endless(8 + 256))
    .storeRef(terms.loadRef())
    .endCell();
  const hostile = place("wallet_vesting", data);
  await deploy(hostile);
  const query = `contract_address=${rawAddressOf(hostile.address)}`;
  expect(await validAnswer(replayed.node, vesting, query)).toEqual({
    vesting_contracts: [],
    address_book: {},
  });
});
