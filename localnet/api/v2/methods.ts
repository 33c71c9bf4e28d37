import { ACCOUNTS } from "./accounts";
import { ADDRESSES } from "./addresses";
import { BLOCK_TRANSACTIONS } from "./block-transactions";
import { BLOCKS } from "./blocks";
import { CONFIG } from "./config";
import type { Method } from "./method";
import { PROOFS } from "./proofs";
import { RUN_METHOD } from "./run-method";
import { SEND } from "./send";
import { SIGNATURES } from "./signatures";
import { TOKENS } from "./tokens";
import { TRANSACTIONS } from "./transactions";

/** Every operation of the node interface but JSON-RPC, by the end of its path. */
export const METHODS: ReadonlyMap<string, Method> = new Map(
  [
    ACCOUNTS,
    TOKENS,
    BLOCKS,
    SIGNATURES,
    PROOFS,
    BLOCK_TRANSACTIONS,
    TRANSACTIONS,
    SEND,
    RUN_METHOD,
    ADDRESSES,
    CONFIG,
  ].flatMap((family) => Object.entries(family)),
);
