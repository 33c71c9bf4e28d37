import { ELECTOR } from "../../chain/genesis";
import type { TransactionRecord } from "../../chain-records";

const STAKE_RECOVERED = 0xf96f7324;

/** Whether the elector returned a stake with its reward. */
export function isRecovery({ incoming, aborted }: TransactionRecord): boolean {
  return !aborted && incoming?.source === ELECTOR && Number(incoming.opcode) === STAKE_RECOVERED;
}
