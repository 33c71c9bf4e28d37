import type { TupleReader } from "@ton/core";
import type { Contract } from "../contract";
import type { ContractKind } from "../family";
import { accountOf, bagOf, optionalUint, uint } from "../stack";
import { membersOf } from "./members";
import { writeMultisig } from "./multisig-rows";
import { writeOrder, type Order } from "./order-rows";

const DATA = "get_multisig_data";
const ORDER_ADDRESS = "get_order_address";
const ORDER_DATA = "get_order_data";
const COUNT_BITS = 8;
const TIME_BITS = 48;

export const multisig: ContractKind = {
  name: "multisig_v2",
  isMadeOf: (code) => code.answers(DATA, ORDER_ADDRESS),
  async read(contract) {
    const answer = await contract.ask(DATA);
    if (answer === null) return null;
    const row = {
      ...traitsOf(contract),
      nextNumber: answer.readBigNumber(),
      threshold: uint(answer.readBigNumber(), COUNT_BITS),
      signers: membersOf(answer.readCell()),
      proposers: membersOf(answer.readCellOpt()),
    };
    return (tables) => writeMultisig(tables, row);
  },
};

/** An order is one when its multisig says that this is where it stands. */
export const order: ContractKind = {
  name: "multisig_order_v2",
  isMadeOf: (code) => code.answers(ORDER_DATA),
  async read(contract) {
    const answer = await contract.ask(ORDER_DATA);
    if (answer === null) return null;
    const row = readOrder(contract, answer);
    const owner = contract.at(row.multisig);
    const stands = await owner?.ask(ORDER_ADDRESS, [{ type: "int", value: row.number }]);
    if (stands == null || accountOf(stands.readAddress()) !== contract.address) return null;
    return (tables) => writeOrder(tables, row);
  },
};

function readOrder(contract: Contract, answer: TupleReader): Order {
  const multisigAddress = accountOf(answer.readAddress());
  const number = answer.readBigNumber();
  const threshold = optionalUint(answer, COUNT_BITS);
  const executed = answer.readBooleanOpt();
  const signers = answer.readCellOpt();
  const approvals = answer.readBigNumberOpt();
  const approvalsCount = optionalUint(answer, COUNT_BITS);
  const expiresAt = optionalUint(answer, TIME_BITS);
  const actions = answer.readCellOpt();
  return {
    ...traitsOf(contract),
    multisig: multisigAddress,
    number,
    threshold,
    executed,
    approvals,
    approvalsCount,
    expiresAt,
    actions: actions === null ? null : bagOf(actions),
    signers: signers === null ? null : membersOf(signers),
  };
}

function traitsOf({ account: { address, lastLt, codeHash, dataHash } }: Contract) {
  return { address, lastLt, codeHash, dataHash };
}
