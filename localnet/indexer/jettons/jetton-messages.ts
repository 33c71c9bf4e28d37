import { beginCell, type Address as CoreAddress, type Cell, type Slice } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { bodyOf, type TraceNode } from "../actions/trace-node";
import { accountOf } from "../stack-values";

/** Opcodes of jetton and exchange contracts. */
export const JETTON_OP = {
  transfer: 0x0f8a7ea5,
  internalTransfer: 0x178d4519,
  transferNotification: 0x7362d09c,
  burn: 0x595f07bc,
  burnNotification: 0x7bdd97de,
  excesses: 0xd53276db,
  mint: 0x642b7d07,
  legacyMint: 0x15,
  swap: 0x73776170,
  provide: 0x70726f76,
  paid: 0x70617964,
  refunded: 0x72666e64,
} as const;

type ReceivedMessage = Pick<TraceNode, "message">;

export interface JettonTransferBody {
  readonly query: bigint;
  readonly amount: bigint;
  readonly destination: Address;
  readonly response: Address | null;
  readonly custom: Cell | null;
  readonly forward: bigint;
  readonly payload: Cell | null;
}

/** These readers throw for a body of another layout. */
export function readTransfer(message: ReceivedMessage): JettonTransferBody {
  const body = bodyOf(message);
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

export interface JettonBurnBody {
  readonly query: bigint;
  readonly amount: bigint;
  readonly response: Address | null;
  readonly custom: Cell | null;
}

/** Some clients omit the bit for the custom payload. */
export function readBurn(message: ReceivedMessage): JettonBurnBody {
  const body = bodyOf(message);
  return {
    query: body.loadUintBig(64),
    amount: body.loadCoins(),
    response: addressOrNull(body.loadMaybeAddress()),
    custom: body.remainingBits > 0 ? body.loadMaybeRef() : null,
  };
}

/** The amount after the query id: of an internal transfer, a swap request or a payment of an exchange. */
export function readAmount(message: ReceivedMessage): bigint {
  return bodyOf(message).skip(64).loadCoins();
}

/** The coins of a liquidity deposit. */
export function readProvision(payload: Cell): bigint {
  return payload.beginParse().skip(32).loadCoins();
}

export interface JettonMintBody {
  readonly recipient: Address;
  readonly coins: bigint;
  readonly amount: bigint;
}

export function readMint(message: ReceivedMessage): JettonMintBody {
  const body = bodyOf(message);
  body.skip(64);
  const recipient = accountOf(body.loadAddress());
  const coins = body.loadCoins();
  const arrival = body
    .loadRef()
    .beginParse()
    .skip(32 + 64);
  return { recipient, coins, amount: arrival.loadCoins() };
}

/** In a reference or in the rest of the cell; an empty rest is no payload. */
function payloadIn(body: Slice): Cell | null {
  if (body.remainingBits === 0) return null;
  if (body.loadBit()) return body.loadRef();
  const rest = body.asCell();
  return rest.bits.length === 0 && rest.refs.length === 0 ? null : rest;
}

export function addressOrNull(address: CoreAddress | null): Address | null {
  return address === null ? null : accountOf(address);
}

/** An address as an argument of get methods. */
export function addressCell(address: CoreAddress): Cell {
  return beginCell().storeAddress(address).endCell();
}
