import { HIGHLOAD_V2 } from "./highload-v2";
import { HIGHLOAD_V3 } from "./highload-v3";
import type { WalletKind } from "./kind";
import { numbered } from "./numbered";
import { V5_BETA, V5_R1 } from "./v5";

const ONE = { mostPayments: 1, head: ["number"], subwallet: false, plugins: false } as const;
const TWO = { mostPayments: 4, head: ["number", "until"], subwallet: false, plugins: false } as const;
const THREE = { ...TWO, head: ["subwallet", "until", "number"], subwallet: true } as const;
const FOUR = { ...THREE, head: [...THREE.head, "action"], plugins: true } as const;

export const WALLET_KINDS = {
  v1r1: numbered({ ...ONE, code: "wallet_v1r1" }),
  v1r2: numbered({ ...ONE, code: "wallet_v1r2" }),
  v1r3: numbered({ ...ONE, code: "wallet_v1r3" }),
  v2r1: numbered({ ...TWO, code: "wallet_v2r1" }),
  v2r2: numbered({ ...TWO, code: "wallet_v2r2" }),
  v3r1: numbered({ ...THREE, code: "wallet_v3r1" }),
  v3r2: numbered({ ...THREE, code: "wallet_v3r2" }),
  v4r2: numbered({ ...FOUR, code: "wallet_v4r2" }),
  v5beta: V5_BETA,
  v5r1: V5_R1,
  highload_v2: HIGHLOAD_V2,
  highload_v3r1: HIGHLOAD_V3,
} as const satisfies Record<string, WalletKind>;

export type WalletVersion = keyof typeof WALLET_KINDS;
