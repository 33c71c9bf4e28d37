/** The calls of a rerun, as the report of a failed one names them. */

export const TRANSACTION_CALL = "v3 transactions";

export const LIBRARIES_CALL = "v2 getLibraries";

export function stateCall(seqno: number): string {
  return `v2 getAddressInformation, seqno ${seqno}`;
}

export function configCall(seqno: number): string {
  return `v2 getConfigAll, seqno ${seqno}`;
}

export function historyCall(lt: bigint): string {
  return `v2 getTransactions, lt ${lt}`;
}

export function blockCall(seqno: number): string {
  return `v3 blocks, seqno ${seqno}`;
}

export function previousBlocksCall(seqno: number): string {
  return `v3 blocks, before seqno ${seqno}`;
}
