import type { Family } from "../contract-family";
import { jettonBurn } from "./actions/jetton-burn";
import { deposit, withdrawal } from "./actions/dex-liquidity";
import { jettonMint } from "./actions/jetton-mint";
import { jettonSwap } from "./actions/jetton-swap";
import { jettonTransfer } from "./actions/jetton-transfer";
import { JETTON_CONTRACTS } from "./jetton-contract-kinds";
import { JETTON_EVENTS } from "./jetton-events";
import { JETTON_TABLES } from "./jetton-tables";
import { jettonTokens } from "./jetton-tokens";

/** Jetton masters and wallets, transfers and burns, and exchanges. */
export const JETTONS: Family = {
  tables: JETTON_TABLES,
  contracts: JETTON_CONTRACTS,
  events: JETTON_EVENTS,
  actions: [jettonSwap, deposit, withdrawal, jettonMint, jettonBurn, jettonTransfer],
  tokens: jettonTokens,
};
