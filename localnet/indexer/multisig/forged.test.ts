import { beginCell, contractAddress, type Cell } from "@ton/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { multisigOrders, multisigWallets } from "@/lib/toncenter/v3/multisig";
import { vesting } from "@/lib/toncenter/v3/vesting";
import { ask } from "../../api/v3/test-node";
import { codeOf, type CodeName } from "../../contracts/code";
import { coins } from "../../scenario/act";
import { visit } from "../../scenario/errands";
import { multisigOf } from "../../scenario/multisigs";
import type { Place } from "../../scenario/places";
import { vestingOf } from "../../scenario/vestings";
import { accountNamed, answered } from "../test-answers";
import { tellTown, type ToldTown } from "../test-town";

/** Contracts whose code is good and whose first data nobody has checked. */

let told: ToldTown;
beforeAll(async () => {
  told = await tellTown();
}, 60_000);
afterAll(() => told.close());

function place(name: CodeName, data: Cell): Place {
  const build = { code: codeOf(name), data };
  return { build, address: contractAddress(0, build) };
}

async function stand(built: Place): Promise<void> {
  const sends = [visit(built, coins(1), beginCell().endCell())];
  await told.tell([{ at: told.span.from + 3_600, by: "hugo", sends }]);
  expect(told.node.store.accounts.now([accountNamed(built.address)])[0]?.status).toBe("active");
}

const interfaces = async ({ address }: Place) => {
  const { body } = await ask(told.node, `addressBook?address=${accountNamed(address)}`);
  return body;
};

test("an order that its multisig does not know of is none", async () => {
  const council = multisigOf(told.town, "council");
  await stand(council);
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
  await stand(order);
  const query = `address=${accountNamed(order.address)}`;
  expect(await answered(told.node, multisigOrders, query)).toEqual({ orders: [], address_book: {} });
  expect(await interfaces(order)).toMatchObject({ [accountNamed(order.address)]: { interfaces: [] } });
});

/** A dictionary with one entry, which is not an address. */
const NOBODY = beginCell().storeUint(0b10, 2).storeUint(8, 4).storeUint(0, 8).storeUint(0, 2).endCell();

test.each([
  ["no dictionary", beginCell().storeUint(0xffff, 16).endCell()],
  ["a dictionary of nobody", NOBODY],
])("a multisig whose signers are %s is none", async (_what, signers) => {
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
  await stand(multisig);
  const query = `address=${accountNamed(multisig.address)}`;
  expect(await answered(told.node, multisigWallets, query)).toEqual({ multisigs: [], address_book: {} });
});

/** A few hundred cells, each of which refers twice to the next: more entries than there are atoms. */
function endless(keyBits: number): Cell {
  let cell = beginCell().storeUint(0, 2).endCell();
  for (let left = 0; left < keyBits; left += 1)
    cell = beginCell().storeUint(0, 2).storeRef(cell).storeRef(cell).endCell();
  return cell;
}

test("a vesting with an endless list stops nobody", async () => {
  const terms = vestingOf(told.town, "wages", told.span.from).build.data.beginParse();
  const head = beginCell().storeBits(terms.loadBits(32 + 32 + 256));
  const data = head
    .storeMaybeRef(endless(8 + 256))
    .storeRef(terms.loadRef())
    .endCell();
  const hostile = place("wallet_vesting", data);
  await stand(hostile);
  const query = `contract_address=${accountNamed(hostile.address)}`;
  expect(await answered(told.node, vesting, query)).toEqual({ vesting_contracts: [], address_book: {} });
});
