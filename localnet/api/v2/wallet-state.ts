import type { Cell, Slice } from "@ton/core";
import { formatHash, type Hash } from "@/lib/ton/value/hash";

/** Fields read from the data of a wallet whose code is known. */
interface WalletFields {
  readonly seqno: number;
  readonly wallet_id?: number;
  readonly is_signature_allowed?: boolean;
}

type ReadData = (data: Slice) => WalletFields;

const seqnoOnly: ReadData = (data) => ({ seqno: data.loadInt(32) });
const withWalletId: ReadData = (data) => ({ seqno: data.loadInt(32), wallet_id: data.loadInt(32) });
const withSignatureFlag: ReadData = (data) => ({
  is_signature_allowed: data.loadBit(),
  seqno: data.loadInt(32),
  wallet_id: data.loadInt(32),
});

/** Name and revision of the wallet in tonlib. */
interface TonlibState {
  readonly tag: "wallet.v3.accountState" | "wallet.v4.accountState";
  readonly revision: number;
}

interface WalletLayout {
  readonly type: string;
  readonly read: ReadData;
  readonly tonlib?: TonlibState;
}

/** By the hash of the code. */
const LAYOUTS: ReadonlyMap<string, WalletLayout> = new Map([
  ["oM/CxIruFqJx8s/AtzgtgXVs7LEBfQd/qqs7tgL2how=", { type: "wallet v1 r1", read: seqnoOnly }],
  ["1JAvzJ+tdGmPqONTIgpo2g3PcuMryy657gQhfBfTBiw=", { type: "wallet v1 r2", read: seqnoOnly }],
  ["WHzHie/xyE9G7DeX5F/ICaFP9a4k8eDHpqmcydyQYf8=", { type: "wallet v1 r3", read: seqnoOnly }],
  ["XJpeaMEI4YchoHxC+ZVr+zmtd+xtYktgxXbsiO7mUyk=", { type: "wallet v2 r1", read: seqnoOnly }],
  ["/pUw0yQ4Uwg+8u8LTCkIwKv2+hwx6iQ6rKpb+MfXU/E=", { type: "wallet v2 r2", read: seqnoOnly }],
  [
    "thBBpYp5gLlG6PueGY48kE0keZ/6NldOpCUcQaVm9YE=",
    { type: "wallet v3 r1", read: withWalletId, tonlib: { tag: "wallet.v3.accountState", revision: 1 } },
  ],
  [
    "hNr6RJ+Ypph3ibojI1gHK8D3bcRSQAKl0JGLmnXS1Zk=",
    { type: "wallet v3 r2", read: withWalletId, tonlib: { tag: "wallet.v3.accountState", revision: 2 } },
  ],
  [
    "ZN1UgFUixb6KnbWc6gEFzPDQh4bKeb64y3nogKjXMi0=",
    { type: "wallet v4 r1", read: withWalletId, tonlib: { tag: "wallet.v4.accountState", revision: 1 } },
  ],
  [
    "/rX/aCDi/w2Ug+fg1iyBfYRniftK5YDIeIZtlZ2r1cA=",
    { type: "wallet v4 r2", read: withWalletId, tonlib: { tag: "wallet.v4.accountState", revision: 2 } },
  ],
  ["89fKU0k97trCizgZhqhJQDy6w9LFhHea8IEGWvCsS5M=", { type: "wallet v5 beta", read: withSignatureFlag }],
  ["IINLe3KxEhR+Gy+0V7hOdNGjDwT3N9T2KmaOlVLSty8=", { type: "wallet v5 r1", read: withSignatureFlag }],
]);

export interface WalletState {
  readonly type: string;
  readonly fields: WalletFields;
  readonly tonlib: TonlibState | null;
}

/** Null if the code is no known wallet or the data does not fit it. */
export function walletStateOf(codeHash: Hash | null, data: Cell | null): WalletState | null {
  const layout = codeHash === null ? undefined : LAYOUTS.get(formatHash(codeHash, "base64"));
  if (layout === undefined || data === null) return null;
  try {
    return {
      type: layout.type,
      fields: layout.read(data.beginParse()),
      tonlib: layout.tonlib ?? null,
    };
  } catch {
    return null;
  }
}
