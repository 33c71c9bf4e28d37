import type TonWeb from "tonweb";
import { Address, Cell, fromNano, toNano } from "@ton/core";
import { TonClient, WalletContractV4 } from "@ton/ton";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keysOf } from "../chain/key-pairs";
import { openTestNetwork, type TestNetwork } from "../../testing/localnet/clients/test-network";

/** A subscription created with tonweb in a wallet opened with @ton/ton. */

const FRIEND = new Address(0, Buffer.alloc(32, 9));
const PRICE = toNano("2");
const PERIOD_SECONDS = 2;

const keys = keysOf("clients", "subscriber");
const wallet = WalletContractV4.create({ workchain: 0, publicKey: keys.publicKey });

let network: TestNetwork;
let client: TonClient;
let subscription: InstanceType<typeof TonWeb.SubscriptionContract>;
let sameWallet: InstanceType<TonWeb["wallet"]["all"]["v4R2"]>;
let address: Address;

beforeAll(async () => {
  network = await openTestNetwork("plugins");
  client = new TonClient({ endpoint: `${network.url}/api/v2/jsonRPC` });
  // tonweb looks for WebCrypto in `self` and loads a polyfill if it is missing.
  Object.assign(globalThis, { self: globalThis });
  const { default: Client } = await import("tonweb");
  const provider = new Client.HttpProvider(`${network.url}/api/v2/jsonRPC`);
  sameWallet = new new Client(provider).wallet.all.v4R2(provider, { publicKey: keys.publicKey, wc: 0 });
  subscription = new Client.SubscriptionContract(provider, {
    wc: 0,
    wallet: new Client.utils.Address(wallet.address.toRawString()),
    beneficiary: new Client.utils.Address(FRIEND.toRawString()),
    amount: Client.utils.toNano(fromNano(PRICE)),
    period: PERIOD_SECONDS,
    startAt: 0,
    timeout: 1,
    subscriptionId: 7,
  });
  address = Address.parse((await subscription.getAddress()).toString(true, true, true));
  await network.give(wallet.address, toNano(20));
});

afterAll(() => network.close());

const cellOf = (cell: { toBoc: (hasIndex: boolean) => Promise<Uint8Array> }) =>
  cell.toBoc(false).then((bytes) => Cell.fromBoc(Buffer.from(bytes))[0] ?? Cell.EMPTY);

const transferOf = (seqno: number) => ({
  seqno,
  timeout: network.forever,
  signer: (message: Cell) => Promise.resolve(keys.sign(message.hash())),
});

/** The raw stack entry: the list parser of the client does not accept the format of v2. */
const plugins = async () => (await client.runMethod(wallet.address, "get_plugin_list")).stack.pop();

/** Compared as a number, because tonweb drops leading zeros. */
const numberOf = (text: string) => BigInt(`0x${text.slice(text.indexOf(":") + 1)}`);

test("a wallet installs a plugin and pays for the first time", async () => {
  const { code, data } = await subscription.createStateInit();
  await client.open(wallet).sendAddAndDeployPlugin({
    ...transferOf(0),
    workchain: 0,
    stateInit: { code: await cellOf(code), data: await cellOf(data) },
    body: await cellOf(subscription.createBody()),
    forwardAmount: PRICE + toNano("0.1"),
  });
  await network.mine(4);
  const id = numberOf(address.toRawString());
  expect(await plugins()).toStrictEqual({ type: "tuple", items: [[0n, id]] });
  expect((await sameWallet.getPluginsList()).map(numberOf)).toStrictEqual([id]);
  expect(await sameWallet.isPluginInstalled(address.toRawString())).toBe(true);
  const opened = client.open(wallet);
  expect(await opened.getIsPluginInstalled(address)).toBe(true);
  expect(await opened.getIsPluginInstalled(FRIEND)).toBe(false);
  expect(await client.getBalance(FRIEND)).toBeGreaterThan(PRICE - toNano("0.1"));
});

test("the plugin returns its data and is paid again on request", async () => {
  const subscribed = await subscription.getSubscriptionData();
  expect(subscribed).toMatchObject({ period: PERIOD_SECONDS, subscriptionId: 7, failedAttempts: 0 });
  expect(subscribed.amount.toString()).toBe(String(PRICE));
  expect(numberOf(subscribed.wallet)).toBe(numberOf(wallet.address.toRawString()));
  const before = await client.getBalance(FRIEND);
  await network.mine(PERIOD_SECONDS);
  expect(await subscription.methods.pay().send()).toMatchObject({ "@type": "ok" });
  await network.mine(6);
  expect((await client.getBalance(FRIEND)) - before).toBeGreaterThan(PRICE - toNano("0.1"));
  expect((await subscription.getSubscriptionData()).lastPayment).toBeGreaterThan(subscribed.lastPayment);
});

test("the wallet removes the plugin", async () => {
  await client.open(wallet).sendRemovePlugin({ ...transferOf(1), address, forwardAmount: toNano("0.05") });
  await network.mine(4);
  expect(await plugins()).toStrictEqual({ type: "null" });
  expect(await sameWallet.isPluginInstalled(address.toRawString())).toBe(false);
  expect(await client.isContractDeployed(address)).toBe(false);
});
