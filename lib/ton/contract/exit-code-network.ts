/** Codes that the virtual machine and the node themselves give: short name, one sentence. */
export type CodeTable = Readonly<Record<number, readonly [name: string, sentence: string]>>;

const OUT_OF_GAS = [
  "out of gas",
  "The code used up all gas that the message paid for before it could finish.",
] as const;

export const COMPUTE_CODES: CodeTable = {
  0: ["success", "The code ran to its end."],
  1: ["success", "The code ran to its end, by the alternative way out."],
  2: ["stack underflow", "An instruction needed more values than there were on the stack."],
  3: ["stack overflow", "More values were put on the stack than it can hold."],
  4: ["integer overflow", "A number did not fit into 257 bits, or something was divided by zero."],
  5: ["range check error", "A number was outside of the range that the instruction allows."],
  6: [
    "invalid instruction",
    "The code has an instruction that this version of the virtual machine does not know.",
  ],
  7: ["type check error", "A value on the stack was of another type than the instruction needs."],
  8: ["cell overflow", "More than 1023 bits or 4 references were written into one cell."],
  9: [
    "cell underflow",
    "More was read from a cell than it holds; often the message is not in the expected format.",
  ],
  10: ["dictionary error", "A dictionary in the contract's data or in the message is malformed."],
  11: ["unknown error", "The code gave up for a reason of its own; usually it has no such get-method."],
  12: ["fatal error", "The virtual machine got into a state that should be impossible."],
  13: OUT_OF_GAS,
  [-14]: OUT_OF_GAS,
  14: ["virtualization error", "The code touched a part of a cell tree that is pruned here."],
  [-13]: ["no code", "The code could not be run at all; usually the contract has none."],
  65535: [
    "unknown operation",
    "By convention, the contract has no operation with the opcode of this message.",
  ],
};

export const ACTION_CODES: CodeTable = {
  0: ["success", "All actions were carried out."],
  32: ["invalid action list", "The list of actions that the code left is malformed."],
  33: ["too many actions", "The code left more than 255 actions."],
  34: ["unsupported action", "An action is malformed, or of a kind that the network does not carry out."],
  35: ["invalid source", "An outgoing message names a sender that is not this account."],
  36: ["invalid destination", "An outgoing message goes to an address that cannot receive it."],
  37: ["not enough coins", "The balance does not cover the value or the fees of an outgoing message."],
  38: ["not enough extra currency", "The balance of an extra currency does not cover what an action takes."],
  39: [
    "message does not fit",
    "An outgoing message does not fit into a cell once addresses and fees are filled in.",
  ],
  40: ["message not processed", "An outgoing message cannot be paid for, is too large, or is too deep."],
  41: ["no library", "An action to change a library has no library in it."],
  42: ["library change failed", "The set of libraries of the account could not be changed."],
  43: [
    "library limits",
    "A library has too many cells, or the limits of the masterchain's libraries are exceeded.",
  ],
  50: ["account too large", "After the actions the account would be larger than an account may be."],
};
