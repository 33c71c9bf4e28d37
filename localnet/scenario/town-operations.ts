import { beginCell, type Address, type Cell } from "@ton/core";
import { coins, type OutgoingMessage } from "./scenario-event";
import type { TownContract } from "./town-contracts";

/** Opcodes of the contracts in `contracts/tolk`. */
export const TOWN_OPCODES = {
  make: 0x6d616b65,
  store: 0x73746f72,
  throw: 0x7468726f,
  spin: 0x7370696e,
  overspend: 0x6f766572,
  emitLog: 0x74656c6c,
  share: 0x73686172,
  close: 0x636c6f73,
  publish: 0x7075626c,
  withdraw: 0x77697468,
} as const;

export type TownOperation = keyof typeof TOWN_OPCODES;

/** `parameters` follow the opcode. */
export function operationBody(name: TownOperation, parameters: Cell = beginCell().endCell()): Cell {
  return beginCell().storeUint(TOWN_OPCODES[name], 32).storeSlice(parameters.beginParse()).endCell();
}

/** Calls a contract; the message also deploys it. */
export function deployOrCall(contract: TownContract, amount: bigint, body: Cell): OutgoingMessage {
  return { to: contract.address, amount, body, init: contract.init, bounce: true };
}

/** Calls a deployed contract. */
export function callContract(
  { address }: Pick<TownContract, "address">,
  amount: bigint,
  body: Cell | string,
): OutgoingMessage {
  return { to: address, amount, body, bounce: true };
}

/** A payment with a comment that does not bounce, so that an undeployed wallet can receive it. */
export function paymentMessage(to: Address, amount: bigint, comment: string): OutgoingMessage {
  return { to, amount, body: comment, bounce: false };
}

/** Enough for any operation that succeeds. */
export const CALL_AMOUNT = coins(0.05);
