import { BlockLink } from "@/components/entity/block-link";
import { RawCells } from "@/components/transaction/page/raw-cells";
import { Badge } from "@/components/ui/badge";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { ProofReport, ProofStep } from "@/lib/domain/block/node-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { formatBlockId, type BlockId } from "@/lib/ton/block/block";
import { SaveProofButton } from "./save-proof-button";

interface NodeProofProps {
  readonly network: PageNetwork;
  /** The block to be proven. */
  readonly id: BlockId;
  readonly report: ProofReport;
}

/** A node's proof that a block belongs to the chain, step by step. */
export function NodeProof({ network, id, report: { from, master, proven, back, down } }: NodeProofProps) {
  const steps = [...back, ...down];
  return (
    <div className="grid grid-cols-1 gap-4">
      <Facts>
        <Fact name="From">
          <BlockLink network={network} block={from} />
        </Fact>
        <Fact name="Masterchain block">
          <BlockLink network={network} block={master} />
        </Fact>
        <Fact name="Proven block">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <BlockLink network={network} block={proven} />
            {formatBlockId(proven) !== formatBlockId(id) && (
              <Badge tone="negative">Not the requested block</Badge>
            )}
          </span>
        </Fact>
        <Fact name="Checked">
          <span className="text-muted">
            Each step is a Merkle proof of its first block. Links between steps are not checked.
          </span>
        </Fact>
        <Fact name="Block BoC">
          <span className="text-muted">
            Not available: no operation of the service returns a whole block. Proofs have parts of it.
          </span>
        </Fact>
      </Facts>
      {steps.length === 0 ? (
        <p className="text-muted">No steps: the proof starts at this block.</p>
      ) : (
        <ol className="grid grid-cols-1 gap-3">
          {steps.map((step) => (
            <ProofStepItem
              key={`${formatBlockId(step.from)} ${formatBlockId(step.to)}`}
              network={network}
              step={step}
              stepCount={steps.length}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

interface ProofStepItemProps {
  readonly network: PageNetwork;
  readonly step: ProofStep;
  readonly stepCount: number;
}

function ProofStepItem({
  network,
  step: { from, to, toKeyBlock, isValid, boc },
  stepCount,
}: ProofStepItemProps) {
  return (
    <li className="border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          From <BlockLink network={network} block={from} /> to {toKeyBlock === true && "key block "}
          <BlockLink network={network} block={to} />
        </span>
        <RootHashBadge isValid={isValid} />
      </p>
      <RawCells network={network} name="Proof" boc={boc} among={stepCount} />
      <SaveProofButton
        boc={boc}
        fileName={`proof-${from.workchain}-${from.shard}-${from.seqno}-to-${to.seqno}.boc`}
        label={`Download the proof from ${formatBlockId(from)} to ${formatBlockId(to)}`}
      />
    </li>
  );
}

function RootHashBadge({ isValid }: Pick<ProofStep, "isValid">) {
  if (isValid === null) return <Badge tone="warning">Unreadable</Badge>;
  return isValid ? (
    <Badge tone="positive">Root hash matches</Badge>
  ) : (
    <Badge tone="negative">Root hash differs</Badge>
  );
}
