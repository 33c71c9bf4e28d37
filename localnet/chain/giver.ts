import { beginCell, contractAddress, type StateInit } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { codeOf } from "../contracts/stored-code";
import type { Genesis } from "./chain";
import { keysOf, type KeyPair } from "./key-pairs";

/**
 * The wallet that holds all coins at the genesis. It is an ordinary wallet, so that clients with its keys
 * can use it.
 */
export interface Giver {
  readonly address: Address;
  readonly keys: KeyPair;
  readonly walletId: number;
  readonly init: StateInit;
}

const FIRST_WALLET = -0x8000_0000;

export function giverOf(genesis: Genesis): Giver {
  const keys = keysOf(genesis.seed, "giver");
  const walletId = FIRST_WALLET ^ genesis.globalId;
  const data = beginCell()
    .storeBit(true)
    .storeUint(0, 32)
    .storeInt(walletId, 32)
    .storeBuffer(keys.publicKey)
    .storeBit(false)
    .endCell();
  const init = { code: codeOf("wallet_v5r1"), data };
  return { address: parseAddress(contractAddress(0, init).toRawString()), keys, walletId, init };
}
