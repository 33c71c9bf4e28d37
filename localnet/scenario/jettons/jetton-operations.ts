import { beginCell, comment, type Address, type Builder, type Cell } from "@ton/core";
import { coins, type OutgoingMessage } from "../scenario-event";
import { deployOrCall } from "../town-operations";
import type { Jetton } from "./jetton-minters";

const JETTON_OPCODES = {
  mint: 0x642b7d07,
  internalTransfer: 0x178d4519,
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

const CALL_AMOUNT = coins(0.1);
const TRANSFER_AMOUNT = coins(0.05);

const startBody = (op: keyof typeof JETTON_OPCODES, query: number): Builder =>
  beginCell().storeUint(JETTON_OPCODES[op], 32).storeUint(query, 64);

/** A message to the minter that also deploys it. */
const toMinter = (jetton: Jetton, body: Builder | Cell, amount = CALL_AMOUNT): OutgoingMessage =>
  deployOrCall(jetton, amount, "endCell" in body ? body.endCell() : body);

export interface JettonMint {
  readonly to: Address;
  readonly amount: bigint;
  readonly query: number;
  /** Forwarded to the recipient with a small amount. */
  readonly comment?: string;
}

export function mintJettons(
  jetton: Jetton,
  by: Address,
  { to, amount, query, comment: text }: JettonMint,
): OutgoingMessage {
  const forward = text === undefined ? 0n : 1n;
  const arrival = startBody("internalTransfer", query)
    .storeCoins(amount)
    .storeAddress(null)
    .storeAddress(by)
    .storeCoins(forward)
    .storeMaybeRef(text === undefined ? null : comment(text));
  const body = startBody("mint", query).storeAddress(to).storeCoins(TRANSFER_AMOUNT).storeRef(arrival);
  return toMinter(jetton, body);
}

export interface JettonTransferTerms {
  readonly to: Address;
  readonly amount: bigint;
  readonly query: number;
  /** A text is a comment. */
  readonly payload?: string | Cell;
  /** For the wallet itself. */
  readonly custom?: Cell;
  /** Coins forwarded to the recipient. */
  readonly forward?: bigint;
  /** Omits the bit that says where the payload is, so that the recipient's wallet fails. */
  readonly broken?: boolean;
}

export function transferJettons(jetton: Jetton, by: Address, order: JettonTransferTerms): OutgoingMessage {
  const { to, amount, query, payload, custom = null, forward = 0n, broken = false } = order;
  const body = startBody("transfer", query)
    .storeCoins(amount)
    .storeAddress(to)
    .storeAddress(by)
    .storeMaybeRef(custom)
    .storeCoins(forward);
  if (!broken) body.storeMaybeRef(typeof payload === "string" ? comment(payload) : (payload ?? null));
  return { to: jetton.walletOf(by), amount: CALL_AMOUNT + forward, body: body.endCell(), bounce: true };
}

export function burnJettons(jetton: Jetton, by: Address, amount: bigint, query: number): OutgoingMessage {
  const body = startBody("burn", query).storeCoins(amount).storeAddress(by).storeBit(false).endCell();
  return { to: jetton.walletOf(by), amount: CALL_AMOUNT, body, bounce: true };
}

export const changeAdmin = (jetton: Jetton, admin: Address, query: number): OutgoingMessage =>
  toMinter(jetton, startBody("changeAdmin", query).storeAddress(admin));

export const dropAdmin = (jetton: Jetton, query: number): OutgoingMessage =>
  toMinter(jetton, startBody("dropAdmin", query));

export const changeContent = (jetton: Jetton, content: Cell, query: number): OutgoingMessage =>
  toMinter(jetton, startBody("changeContent", query).storeRef(content));

/** The minter answers with the address of the owner's wallet. */
export const requestWalletAddress = (jetton: Jetton, owner: Address, query: number): OutgoingMessage =>
  toMinter(jetton, startBody("provideWalletAddress", query).storeAddress(owner).storeBit(true));

/** Deploys an exchange, which requests its wallet address from the jetton's minter. */
export const openExchange = (exchange: Jetton, query: number): OutgoingMessage =>
  toMinter(exchange, startBody("open", query), coins(0.2));

export interface JettonSwap {
  readonly amount: bigint;
  /** The minimum result; below it the exchange refunds. */
  readonly minResult: bigint;
  readonly recipient: Address;
  readonly query: number;
  /** A second exchange that receives the resulting coins. */
  readonly next?: { readonly exchange: Jetton; readonly minResult: bigint };
}

const SWAP_AMOUNT = coins(0.3);

function swapBody({ amount, minResult, recipient, query, next }: JettonSwap): Cell {
  const step =
    next === undefined
      ? null
      : beginCell().storeAddress(next.exchange.address).storeCoins(next.minResult).endCell();
  return startBody("swap", query)
    .storeCoins(amount)
    .storeCoins(minResult)
    .storeAddress(recipient)
    .storeMaybeRef(step)
    .endCell();
}

export const sellCoins = (exchange: Jetton, order: JettonSwap): OutgoingMessage => ({
  to: exchange.address,
  amount: order.amount + SWAP_AMOUNT,
  body: swapBody(order),
  bounce: true,
});

export const sellJettons = (
  jetton: Jetton,
  exchange: Jetton,
  by: Address,
  order: JettonSwap,
): OutgoingMessage =>
  transferJettons(jetton, by, {
    to: exchange.address,
    amount: order.amount,
    query: order.query,
    payload: swapBody(order),
    forward: SWAP_AMOUNT,
  });

export interface LiquidityProvision {
  readonly amount: bigint;
  readonly coins: bigint;
  readonly query: number;
}

/** Adds jettons and coins to an exchange in return for shares. */
export function provideLiquidity(
  jetton: Jetton,
  exchange: Jetton,
  by: Address,
  order: LiquidityProvision,
): OutgoingMessage {
  const payload = beginCell()
    .storeUint(JETTON_OPCODES.provide, 32)
    .storeCoins(order.coins)
    .storeCoins(0)
    .endCell();
  const { amount, query } = order;
  return transferJettons(jetton, by, {
    to: exchange.address,
    amount,
    query,
    payload,
    forward: order.coins + SWAP_AMOUNT,
  });
}
