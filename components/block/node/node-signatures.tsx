import { numberText } from "@/lib/text/counted";
import { ErrorNotice } from "@/components/error/error-notice";
import { HashText } from "@/components/entity/hash-text";
import { BlockLink } from "@/components/entity/block-link";
import { Badge } from "@/components/ui/badge";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { SignatureReport } from "@/lib/domain/block/node-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { CheckedSignature, CheckedSignatures } from "@/lib/ton/block/checked-signatures";
import { weightShareText } from "./weight-share";

interface NodeSignaturesProps {
  readonly network: PageNetwork;
  readonly report: SignatureReport;
}

/** The signatures of a block, whether they are valid, and their weight. */
export function NodeSignatures({ network, report }: NodeSignaturesProps) {
  const { block, checked, configAt, count, failure, vote } = report;
  if (count === 0) return <p className="text-muted">No signatures available.</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      {failure !== null && (
        <div>
          <p className="mb-2 text-warning">
            {countOf(count)}, not checked:{" "}
            {failure.kind === "no-validators" ? "the validator set is unavailable." : `${failure.reason}.`}
          </p>
          {failure.kind === "no-validators" && <ErrorNotice error={failure.error} />}
        </div>
      )}
      {checked !== null && <SignatureVerdict checked={checked} />}
      <Facts>
        <Fact name="Validator set">
          Config 34 at block <BlockLink network={network} block={{ ...block, seqno: configAt }} />
        </Fact>
        <Fact name="Signed">
          {vote === null ? (
            "Root hash and file hash"
          ) : (
            <>
              Finalization vote, slot {vote.slot} of session{" "}
              <HashText hash={vote.session} what="session" copy />
            </>
          )}
        </Fact>
        <Fact name="Not checked">
          <span className="text-muted">The validator set itself (needs the proofs between key blocks)</span>
        </Fact>
      </Facts>
      {checked !== null && (
        <DataTable
          caption={`Signatures of block ${numberText(block.seqno)}`}
          columns={columnsOf(checked)}
          rows={checked.signatures.map((signature, row) => ({ ...signature, row }))}
          idOf={({ row }) => String(row)}
        />
      )}
    </div>
  );
}

function SignatureVerdict({ checked }: { readonly checked: CheckedSignatures }) {
  const { signatures, valid, validators, weight, totalWeight, sufficient } = checked;
  const invalid = signatures.filter(({ verdict }) => verdict === "invalid").length;
  const unknown = signatures.filter(({ verdict }) => verdict === "stranger").length;
  return (
    <p className="max-w-prose">
      <Badge tone={sufficient ? "positive" : "negative"}>{sufficient ? "Verified" : "Insufficient"}</Badge>{" "}
      <span>
        {valid} of {validators} masterchain validators, {weightShareText(weight, totalWeight)} of the weight
        (required: more than 2/3).
        {invalid > 0 && ` ${countOf(invalid)} invalid.`}
        {unknown > 0 && ` ${countOf(unknown)} not checked: signer outside of the validator set.`}
      </span>
    </p>
  );
}

type SignatureRow = CheckedSignature & { readonly row: number };

function columnsOf({ totalWeight }: CheckedSignatures): readonly Column<SignatureRow>[] {
  return [
    { title: "Signer", cell: ({ node }) => <HashText hash={node} what="node id" copy /> },
    {
      title: "Signature",
      cell: ({ verdict }) => <Badge tone={TONES[verdict]}>{VERDICT_LABELS[verdict]}</Badge>,
    },
    {
      title: "Index",
      numeric: true,
      cell: ({ place }) => (place === null ? "None" : place + 1),
    },
    {
      title: "Weight",
      numeric: true,
      cell: ({ weight }) => (weight === null ? "Unknown" : weightShareText(weight, totalWeight)),
    },
    {
      title: "Public key",
      cell: ({ publicKey }) =>
        publicKey === null ? "Unknown" : <HashText hash={publicKey} what="public key" copy />,
    },
  ];
}

const VERDICT_LABELS: Readonly<Record<CheckedSignature["verdict"], string>> = {
  valid: "Valid",
  invalid: "Invalid",
  stranger: "Not checked",
  repeated: "Valid, duplicate",
};

const TONES = {
  valid: "positive",
  invalid: "negative",
  stranger: "warning",
  repeated: "warning",
} as const;

function countOf(given: number): string {
  return given === 1 ? "1 signature" : `${given} signatures`;
}
