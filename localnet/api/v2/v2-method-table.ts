import { ACCOUNTS } from "./v2-accounts";
import { ADDRESSES } from "./v2-addresses";
import { BLOCK_TRANSACTIONS } from "./v2-block-transactions";
import { BLOCKS } from "./v2-blocks";
import { CONFIG } from "./v2-config";
import { NAMES } from "./v2-dns";
import type { Method } from "./v2-method";
import { PROOFS } from "./v2-proofs";
import { RUN_METHOD } from "./v2-run-get-method";
import { SEND } from "./v2-send";
import { SIGNATURES } from "./v2-signatures";
import { TOKENS } from "./v2-token-data";
import { TRANSACTIONS } from "./v2-transactions";

/** All v2 methods except JSON-RPC, by name. */
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
    NAMES,
  ].flatMap((group) => Object.entries(group)),
);
