import { BlockLink } from "@/components/entity/block-link";
import { RawCells } from "@/components/transaction/page/raw-cells";
import { Badge } from "@/components/ui/badge";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { ProofReport, ProofStep } from "@/lib/domain/block/node-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { formatBlockId, type BlockId } from "@/lib/ton/block/block";

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
        <Fact name="Proof begins at">
          masterchain block <BlockLink network={network} block={from} />
        </Fact>
        <Fact name="Masterchain block">
          <BlockLink network={network} block={master} />
          <span className="text-muted">, which committed this block or is it</span>
        </Fact>
        <Fact name="Block proven">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <BlockLink network={network} block={proven} />
            {formatBlockId(proven) !== formatBlockId(id) && (
              <Badge tone="negative">Not the one that was asked for</Badge>
            )}
          </span>
        </Fact>
        <Fact name="Checked">
          <span className="text-muted">
            that the cells of each step are a Merkle proof of the block that it starts from; not that the next
            block is named in them
          </span>
        </Fact>
      </Facts>
      {steps.length === 0 ? (
        <p className="text-muted">No steps are needed: the proof begins at this block.</p>
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
    </li>
  );
}

function RootHashBadge({ isValid }: Pick<ProofStep, "isValid">) {
  if (isValid === null) return <Badge tone="warning">Cannot be read</Badge>;
  return isValid ? (
    <Badge tone="positive">Of this root hash</Badge>
  ) : (
    <Badge tone="negative">Of another root hash</Badge>
  );
}
