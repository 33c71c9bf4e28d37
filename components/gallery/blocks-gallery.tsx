import { BlockFlags } from "@/components/block/page/block-flags";
import { NodeAnswer } from "@/components/block/node/node-answer";
import { NodeProof } from "@/components/block/node/node-proof";
import { NodeSignatures } from "@/components/block/node/node-signatures";
import { BlockFallbackNotice } from "@/components/block/page/block-fallback-notice";
import { Section } from "@/components/ui/section";
import type { SignatureReport } from "@/lib/domain/block/node-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import type { CheckedSignature } from "@/lib/ton/block/checked-signatures";
import { HASH } from "./gallery-examples";

const BLOCK = {
  workchain: MASTERCHAIN,
  shard: MASTERCHAIN_SHARD,
  seqno: 50_000_000,
  root_hash: HASH,
  file_hash: HASH,
};
const SIGNS = {
  key_block: true,
  want_split: true,
  want_merge: true,
  before_split: true,
  after_split: true,
  after_merge: true,
  vert_seqno_incr: null,
};

const validator = { node: HASH, publicKey: HASH, weight: 30n } as const;
const SIGNATURES: readonly CheckedSignature[] = [
  { ...validator, place: 0, verdict: "valid" },
  { ...validator, place: 0, verdict: "repeated" },
  { ...validator, place: 1, verdict: "invalid" },
  { node: HASH, publicKey: null, weight: null, place: null, verdict: "stranger" },
];

const PLAIN: SignatureReport = {
  block: BLOCK,
  vote: null,
  configAt: BLOCK.seqno - 1,
  count: SIGNATURES.length,
  checked: {
    signatures: SIGNATURES,
    valid: 1,
    validators: 3,
    weight: 30n,
    totalWeight: 90n,
    sufficient: false,
  },
  failure: null,
  asOfMs: 0,
};

/** Every result of checking signatures. */
const REPORTS: readonly SignatureReport[] = [
  PLAIN,
  {
    ...PLAIN,
    vote: { session: HASH, slot: 7 },
    checked: null,
    failure: { kind: "unreadable", reason: "no set" },
  },
  {
    ...PLAIN,
    checked: null,
    failure: { kind: "no-validators", error: { kind: "not-found", message: "no such parameter" } },
  },
  { ...PLAIN, count: 0 },
];

const AS_OF_MS = Date.UTC(2026, 10, 1);

const STEP = { from: BLOCK, toKeyBlock: true, boc: "" };

export function Blocks({ network }: { readonly network: PageNetwork }) {
  return (
    <Section title="Blocks, and what a node says of them">
      <div className="grid grid-cols-1 gap-6">
        <BlockFlags block={SIGNS} />
        <BlockFallbackNotice fallback={{ problem: null, asOfMs: AS_OF_MS }} />
        {REPORTS.map((report) => (
          <NodeSignatures
            key={JSON.stringify(report.failure) + String(report.count)}
            network={network}
            report={report}
          />
        ))}
        <NodeProof
          network={network}
          id={BLOCK}
          report={{
            from: BLOCK,
            master: BLOCK,
            proven: { ...BLOCK, seqno: 5 },
            back: [],
            down: [true, false, null].map((isValid, place) => ({
              ...STEP,
              isValid,
              to: { ...BLOCK, seqno: BLOCK.seqno - place },
            })),
            asOfMs: 0,
          }}
        />
        <NodeAnswer
          answer={{ ok: false, error: { kind: "not-found", message: "The node does not have it." } }}
        >
          {() => null}
        </NodeAnswer>
      </div>
    </Section>
  );
}
