import { beginCell, comment, type Address, type Builder, type Cell } from "@ton/core";
import { coins, type Parcel } from "../act";
import { visit } from "../errands";
import type { Jetton } from "./jetton";

/** What a jetton's contracts are asked by. */
const OP = {
  mint: 0x642b7d07,
  arrive: 0x178d4519,
  transfer: 0x0f8a7ea5,
  burn: 0x595f07bc,
  changeAdmin: 0x6501f354,
  dropAdmin: 0x7431f221,
  changeContent: 0xcb862902,
  provideWalletAddress: 0x2c76b973,
  open: 0x6f70656e,
  swap: 0x73776170,
  provide: 0x70726f76,
} as const;

const FARE = coins(0.1);
const ON_ARRIVAL = coins(0.05);

const ask = (op: keyof typeof OP, query: number): Builder =>
  beginCell().storeUint(OP[op], 32).storeUint(query, 64);

/** Asks the minter, which is built if it does not stand yet. */
const asking = (jetton: Jetton, body: Builder | Cell, amount = FARE): Parcel =>
  visit(jetton, amount, "endCell" in body ? body.endCell() : body);

export interface Mint {
  readonly to: Address;
  readonly amount: bigint;
  readonly query: number;
  /** Said to whom it is for, who is paid a little to hear it. */
  readonly comment?: string;
}

export function mint(jetton: Jetton, by: Address, { to, amount, query, comment: words }: Mint): Parcel {
  const forward = words === undefined ? 0n : 1n;
  const arrival = ask("arrive", query)
    .storeCoins(amount)
    .storeAddress(null)
    .storeAddress(by)
    .storeCoins(forward)
    .storeMaybeRef(words === undefined ? null : comment(words));
  const body = ask("mint", query).storeAddress(to).storeCoins(ON_ARRIVAL).storeRef(arrival);
  return asking(jetton, body);
}

export interface Transfer {
  readonly to: Address;
  readonly amount: bigint;
  readonly query: number;
  /** A text is a comment. */
  readonly payload?: string | Cell;
  /** Coins that go on to the receiver. */
  readonly forward?: bigint;
  /** Leaves out what says where the payload stands, so that nobody can receive it. */
  readonly broken?: boolean;
}

export function transfer(jetton: Jetton, by: Address, order: Transfer): Parcel {
  const { to, amount, query, payload, forward = 0n, broken = false } = order;
  const body = ask("transfer", query)
    .storeCoins(amount)
    .storeAddress(to)
    .storeAddress(by)
    .storeBit(false)
    .storeCoins(forward);
  if (!broken) body.storeMaybeRef(typeof payload === "string" ? comment(payload) : (payload ?? null));
  return { to: jetton.walletOf(by), amount: FARE + forward, body: body.endCell(), returns: true };
}

export function burn(jetton: Jetton, by: Address, amount: bigint, query: number): Parcel {
  const body = ask("burn", query).storeCoins(amount).storeAddress(by).storeBit(false).endCell();
  return { to: jetton.walletOf(by), amount: FARE, body, returns: true };
}

export const changeAdmin = (jetton: Jetton, admin: Address, query: number): Parcel =>
  asking(jetton, ask("changeAdmin", query).storeAddress(admin));

export const dropAdmin = (jetton: Jetton, query: number): Parcel => asking(jetton, ask("dropAdmin", query));

export const changeContent = (jetton: Jetton, content: Cell, query: number): Parcel =>
  asking(jetton, ask("changeContent", query).storeRef(content));

/** The minter tells the asker where somebody's wallet stands. */
export const askForWallet = (jetton: Jetton, owner: Address, query: number): Parcel =>
  asking(jetton, ask("provideWalletAddress", query).storeAddress(owner).storeBit(true));

/** Builds an exchange, which asks its jetton's minter for its wallet. */
export const openExchange = (exchange: Jetton, query: number): Parcel =>
  asking(exchange, ask("open", query), coins(0.2));

export interface Swap {
  readonly amount: bigint;
  /** With less than this it is not done. */
  readonly least: bigint;
  readonly recipient: Address;
  readonly query: number;
  /** Another exchange where the coins go on to. */
  readonly next?: { readonly exchange: Jetton; readonly least: bigint };
}

const SWAP_FARE = coins(0.3);

function swap({ amount, least, recipient, query, next }: Swap): Cell {
  const step =
    next === undefined
      ? null
      : beginCell().storeAddress(next.exchange.address).storeCoins(next.least).endCell();
  return ask("swap", query)
    .storeCoins(amount)
    .storeCoins(least)
    .storeAddress(recipient)
    .storeMaybeRef(step)
    .endCell();
}

export const sellCoins = (exchange: Jetton, order: Swap): Parcel => ({
  to: exchange.address,
  amount: order.amount + SWAP_FARE,
  body: swap(order),
  returns: true,
});

export const sellJettons = (jetton: Jetton, exchange: Jetton, by: Address, order: Swap): Parcel =>
  transfer(jetton, by, {
    to: exchange.address,
    amount: order.amount,
    query: order.query,
    payload: swap(order),
    forward: SWAP_FARE,
  });

export interface Provision {
  readonly amount: bigint;
  readonly coins: bigint;
  readonly query: number;
}

/** Gives both to an exchange, for shares of it. */
export function provide(jetton: Jetton, exchange: Jetton, by: Address, order: Provision): Parcel {
  const payload = beginCell().storeUint(OP.provide, 32).storeCoins(order.coins).storeCoins(0).endCell();
  const { amount, query } = order;
  return transfer(jetton, by, {
    to: exchange.address,
    amount,
    query,
    payload,
    forward: order.coins + SWAP_FARE,
  });
}
