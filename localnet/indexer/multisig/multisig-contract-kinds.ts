import type { TupleReader } from "@ton/core";
import type { Contract } from "../contract-view";
import type { ContractKind } from "../contract-family";
import { accountOf, bocOf, optionalUint, uint } from "../stack-values";
import { membersOf } from "./multisig-members";
import { writeMultisig } from "./multisig-rows";
import { writeOrder, type OrderRow } from "./order-rows";

const DATA = "get_multisig_data";
const ORDER_ADDRESS = "get_order_address";
const ORDER_DATA = "get_order_data";
const COUNT_BITS = 8;
const TIME_BITS = 48;

export const multisig: ContractKind = {
  name: "multisig_v2",
  matchesCode: (code) => code.hasMethods(DATA, ORDER_ADDRESS),
  async read(contract) {
    const stack = await contract.runMethod(DATA);
    if (stack === null) return null;
    const row = {
      ...contractColumns(contract),
      nextNumber: stack.readBigNumber(),
      threshold: uint(stack.readBigNumber(), COUNT_BITS),
      signers: membersOf(stack.readCell()),
      proposers: membersOf(stack.readCellOpt()),
    };
    return (tables) => writeMultisig(tables, row);
  },
};

/** Accepted only if the multisig confirms the address of the order. */
export const order: ContractKind = {
  name: "multisig_order_v2",
  matchesCode: (code) => code.hasMethods(ORDER_DATA),
  async read(contract) {
    const stack = await contract.runMethod(ORDER_DATA);
    if (stack === null) return null;
    const row = readOrder(contract, stack);
    const owner = contract.at(row.multisig);
    const confirmed = await owner?.runMethod(ORDER_ADDRESS, [{ type: "int", value: row.number }]);
    if (confirmed == null || accountOf(confirmed.readAddress()) !== contract.address) return null;
    return (tables) => writeOrder(tables, row);
  },
};

function readOrder(contract: Contract, stack: TupleReader): OrderRow {
  const multisigAddress = accountOf(stack.readAddress());
  const number = stack.readBigNumber();
  const threshold = optionalUint(stack, COUNT_BITS);
  const executed = stack.readBooleanOpt();
  const signers = stack.readCellOpt();
  const approvals = stack.readBigNumberOpt();
  const approvalsCount = optionalUint(stack, COUNT_BITS);
  const expiresAt = optionalUint(stack, TIME_BITS);
  const actions = stack.readCellOpt();
  return {
    ...contractColumns(contract),
    multisig: multisigAddress,
    number,
    threshold,
    executed,
    approvals,
    approvalsCount,
    expiresAt,
    actions: actions === null ? null : bocOf(actions),
    signers: signers === null ? null : membersOf(signers),
  };
}

function contractColumns({ account: { address, lastLt, codeHash, dataHash } }: Contract) {
  return { address, lastLt, codeHash, dataHash };
}
