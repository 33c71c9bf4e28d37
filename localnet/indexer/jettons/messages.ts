import { beginCell, type Address as CoreAddress, type Cell, type Slice } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { bodyOf, type TraceNode } from "../actions/trace-node";
import { accountOf } from "../stack";

/** What the contracts of jettons and exchanges are told by. */
export const OP = {
  transfer: 0x0f8a7ea5,
  arrive: 0x178d4519,
  notify: 0x7362d09c,
  burn: 0x595f07bc,
  burnt: 0x7bdd97de,
  excesses: 0xd53276db,
  mint: 0x642b7d07,
  mintOfOld: 0x15,
  swap: 0x73776170,
  provide: 0x70726f76,
  paid: 0x70617964,
  refunded: 0x72666e64,
} as const;

type Told = Pick<TraceNode, "message">;

export interface Transfer {
  readonly query: bigint;
  readonly amount: bigint;
  readonly destination: Address;
  readonly response: Address | null;
  readonly custom: Cell | null;
  readonly forward: bigint;
  readonly payload: Cell | null;
}

/** Each of these throws for a body of another layout. */
export function readTransfer(told: Told): Transfer {
  const body = bodyOf(told);
  return {
    query: body.loadUintBig(64),
    amount: body.loadCoins(),
    destination: accountOf(body.loadAddress()),
    response: addressOrNull(body.loadMaybeAddress()),
    custom: body.loadMaybeRef(),
    forward: body.loadCoins(),
    payload: payloadIn(body),
  };
}

export interface Burn {
  readonly query: bigint;
  readonly amount: bigint;
  readonly response: Address | null;
  readonly custom: Cell | null;
}

/** Some send a burn without the bit for its payload. */
export function readBurn(told: Told): Burn {
  const body = bodyOf(told);
  return {
    query: body.loadUintBig(64),
    amount: body.loadCoins(),
    response: addressOrNull(body.loadMaybeAddress()),
    custom: body.remainingBits > 0 ? body.loadMaybeRef() : null,
  };
}

/** How much arrives at a wallet, is to be changed by an exchange, or was paid by it (more coins come with that). */
export function readAmount(told: Told): bigint {
  return bodyOf(told).skip(64).loadCoins();
}

/** The coins that are given along with jettons. */
export function readProvision(payload: Cell): bigint {
  return payload.beginParse().skip(32).loadCoins();
}

export interface Mint {
  readonly recipient: Address;
  readonly coins: bigint;
  readonly amount: bigint;
}

export function readMint(told: Told): Mint {
  const body = bodyOf(told);
  body.skip(64);
  const recipient = accountOf(body.loadAddress());
  const coins = body.loadCoins();
  const arrival = body
    .loadRef()
    .beginParse()
    .skip(32 + 64);
  return { recipient, coins, amount: arrival.loadCoins() };
}

/** In the rest of a cell or in a reference; nothing is no payload. */
function payloadIn(body: Slice): Cell | null {
  if (body.remainingBits === 0) return null;
  if (body.loadBit()) return body.loadRef();
  const rest = body.asCell();
  return rest.bits.length === 0 && rest.refs.length === 0 ? null : rest;
}

export function addressOrNull(address: CoreAddress | null): Address | null {
  return address === null ? null : accountOf(address);
}

/** An address as get-methods take it. */
export function addressCell(address: CoreAddress): Cell {
  return beginCell().storeAddress(address).endCell();
}
