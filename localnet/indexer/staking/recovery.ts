import { ELECTOR } from "../../chain/genesis";
import type { TransactionRecord } from "../../records";

const RECOVERED = 0xf96f7324;

/** Whether a stake has come back, with what it has earned. */
export function isRecovery({ incoming, aborted }: TransactionRecord): boolean {
  return !aborted && incoming?.source === ELECTOR && Number(incoming.opcode) === RECOVERED;
}
