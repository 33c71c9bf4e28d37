import { account, chain, flag, reversedChain, tagged, type Fields } from "./fields";
import { ORDER } from "./message-fields";

const ACCOUNT: Fields = { account };

/** The list of a contract's actions as the virtual machine has it. */
export const actionList = reversedChain(tagged(32, { 0x0ec3c86d: { name: "send", fields: ORDER } }));

export const extendedActions = chain(
  tagged(8, {
    0x02: { name: "add_extension", fields: ACCOUNT },
    0x03: { name: "remove_extension", fields: ACCOUNT },
    0x04: { name: "allow_signatures", fields: { allowed: flag } },
  }),
);
