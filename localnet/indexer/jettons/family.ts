import type { Family } from "../family";
import { jettonBurn } from "./actions/burn";
import { deposit, withdrawal } from "./actions/liquidity";
import { jettonMint } from "./actions/mint";
import { jettonSwap } from "./actions/swap";
import { jettonTransfer } from "./actions/transfer";
import { JETTON_CONTRACTS } from "./contracts";
import { JETTON_EVENTS } from "./events";
import { JETTON_TABLES } from "./tables";
import { jettonTokens } from "./tokens";

/** Jettons, who holds them, how they move, and the exchanges that trade them. */
export const JETTONS: Family = {
  tables: JETTON_TABLES,
  contracts: JETTON_CONTRACTS,
  events: JETTON_EVENTS,
  actions: [jettonSwap, deposit, withdrawal, jettonMint, jettonBurn, jettonTransfer],
  tokens: jettonTokens,
};
