import type { Cell, Slice } from "@ton/core";
import { formatHash, type Hash } from "@/lib/ton/value/hash";

/** What a wallet's data tells, for the versions that the interface knows by their code. */
interface WalletFacts {
  readonly seqno: number;
  readonly wallet_id?: number;
  readonly is_signature_allowed?: boolean;
}

type ReadData = (data: Slice) => WalletFacts;

const plain: ReadData = (data) => ({ seqno: data.loadInt(32) });
const numbered: ReadData = (data) => ({ seqno: data.loadInt(32), wallet_id: data.loadInt(32) });
const extensible: ReadData = (data) => ({
  is_signature_allowed: data.loadBit(),
  seqno: data.loadInt(32),
  wallet_id: data.loadInt(32),
});

/** How the node's own library names those that it knows, and the revision that it gives them. */
interface Recognised {
  readonly tag: "wallet.v3.accountState" | "wallet.v4.accountState";
  readonly revision: number;
}

interface Version {
  readonly type: string;
  readonly read: ReadData;
  readonly recognised?: Recognised;
}

/** By the hash of the code. */
const VERSIONS: ReadonlyMap<string, Version> = new Map([
  ["oM/CxIruFqJx8s/AtzgtgXVs7LEBfQd/qqs7tgL2how=", { type: "wallet v1 r1", read: plain }],
  ["1JAvzJ+tdGmPqONTIgpo2g3PcuMryy657gQhfBfTBiw=", { type: "wallet v1 r2", read: plain }],
  ["WHzHie/xyE9G7DeX5F/ICaFP9a4k8eDHpqmcydyQYf8=", { type: "wallet v1 r3", read: plain }],
  ["XJpeaMEI4YchoHxC+ZVr+zmtd+xtYktgxXbsiO7mUyk=", { type: "wallet v2 r1", read: plain }],
  ["/pUw0yQ4Uwg+8u8LTCkIwKv2+hwx6iQ6rKpb+MfXU/E=", { type: "wallet v2 r2", read: plain }],
  [
    "thBBpYp5gLlG6PueGY48kE0keZ/6NldOpCUcQaVm9YE=",
    { type: "wallet v3 r1", read: numbered, recognised: { tag: "wallet.v3.accountState", revision: 1 } },
  ],
  [
    "hNr6RJ+Ypph3ibojI1gHK8D3bcRSQAKl0JGLmnXS1Zk=",
    { type: "wallet v3 r2", read: numbered, recognised: { tag: "wallet.v3.accountState", revision: 2 } },
  ],
  [
    "ZN1UgFUixb6KnbWc6gEFzPDQh4bKeb64y3nogKjXMi0=",
    { type: "wallet v4 r1", read: numbered, recognised: { tag: "wallet.v4.accountState", revision: 1 } },
  ],
  [
    "/rX/aCDi/w2Ug+fg1iyBfYRniftK5YDIeIZtlZ2r1cA=",
    { type: "wallet v4 r2", read: numbered, recognised: { tag: "wallet.v4.accountState", revision: 2 } },
  ],
  ["89fKU0k97trCizgZhqhJQDy6w9LFhHea8IEGWvCsS5M=", { type: "wallet v5 beta", read: extensible }],
  ["IINLe3KxEhR+Gy+0V7hOdNGjDwT3N9T2KmaOlVLSty8=", { type: "wallet v5 r1", read: extensible }],
]);

export interface Wallet {
  readonly type: string;
  readonly facts: WalletFacts;
  readonly recognised: Recognised | null;
}

/** Null for what is no wallet, or one of a version that is not known, or with other data than it should have. */
export function walletOf(codeHash: Hash | null, data: Cell | null): Wallet | null {
  const version = codeHash === null ? undefined : VERSIONS.get(formatHash(codeHash, "base64"));
  if (version === undefined || data === null) return null;
  try {
    return {
      type: version.type,
      facts: version.read(data.beginParse()),
      recognised: version.recognised ?? null,
    };
  } catch {
    return null;
  }
}
