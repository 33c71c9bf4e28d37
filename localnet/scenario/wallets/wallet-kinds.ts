import { HIGHLOAD_V2 } from "./wallet-highload-v2";
import { HIGHLOAD_V3 } from "./wallet-highload-v3";
import type { WalletKind } from "./wallet-kind";
import { seqnoWallet } from "./seqno-wallets";
import { V5_BETA, V5_R1 } from "./wallet-v5";

const V1 = { maxPayments: 1, head: ["number"], subwallet: false, plugins: false } as const;
const V2 = { maxPayments: 4, head: ["number", "expiry"], subwallet: false, plugins: false } as const;
const V3 = { ...V2, head: ["subwallet", "expiry", "number"], subwallet: true } as const;
const V4 = { ...V3, head: [...V3.head, "action"], plugins: true } as const;

export const WALLET_KINDS = {
  v1r1: seqnoWallet({ ...V1, code: "wallet_v1r1" }),
  v1r2: seqnoWallet({ ...V1, code: "wallet_v1r2" }),
  v1r3: seqnoWallet({ ...V1, code: "wallet_v1r3" }),
  v2r1: seqnoWallet({ ...V2, code: "wallet_v2r1" }),
  v2r2: seqnoWallet({ ...V2, code: "wallet_v2r2" }),
  v3r1: seqnoWallet({ ...V3, code: "wallet_v3r1" }),
  v3r2: seqnoWallet({ ...V3, code: "wallet_v3r2" }),
  v4r2: seqnoWallet({ ...V4, code: "wallet_v4r2" }),
  v5beta: V5_BETA,
  v5r1: V5_R1,
  highload_v2: HIGHLOAD_V2,
  highload_v3r1: HIGHLOAD_V3,
} as const satisfies Record<string, WalletKind>;

export type WalletVersion = keyof typeof WALLET_KINDS;
