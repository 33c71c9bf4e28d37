import { ErrorNotice } from "@/components/error/error-notice";
import { HashText } from "@/components/entity/hash-text";
import { BlockLink } from "@/components/entity/block-link";
import { Badge } from "@/components/ui/badge";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { SignatureReport } from "@/lib/domain/block/node-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { CheckedSignature, CheckedSignatures } from "@/lib/ton/block/block-signatures";
import { shareText } from "./percent-share";

interface NodeSignaturesProps {
  readonly network: PageNetwork;
  readonly report: SignatureReport;
}

/** The signatures of a block, whether they are valid, and their weight. */
export function NodeSignatures({ network, report }: NodeSignaturesProps) {
  const { block, checked, configAt, count, failure, vote } = report;
  if (count === 0) return <p className="text-muted">The node tells no signatures of this block.</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      {failure !== null && (
        <div>
          <p className="mb-2 text-warning">
            The node tells {countOf(count)}, which could not be checked:{" "}
            {failure.kind === "no-validators"
              ? "it does not tell who the validators were."
              : `${failure.reason}.`}
          </p>
          {failure.kind === "no-validators" && <ErrorNotice error={failure.error} />}
        </div>
      )}
      {checked !== null && <SignatureVerdict checked={checked} />}
      <Facts>
        <Fact name="Validators by">
          the configuration at masterchain block{" "}
          <BlockLink network={network} block={{ ...block, seqno: configAt }} />
          <span className="text-muted">, parameter 34, as the node tells it</span>
        </Fact>
        <Fact name="Signed">
          {vote === null ? (
            "the root hash and the file hash of this block"
          ) : (
            <>
              the vote that makes this block final, in slot {vote.slot} of session{" "}
              <HashText hash={vote.session} what="session" copy />
            </>
          )}
        </Fact>
        <Fact name="Not checked">
          <span className="text-muted">
            that these are the validators: who wants to be sure of that follows the proofs from key block to
            key block
          </span>
        </Fact>
      </Facts>
      {checked !== null && (
        <DataTable
          caption={`Signatures of block ${block.seqno}`}
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
      <Badge tone={sufficient ? "positive" : "negative"}>{sufficient ? "Verified" : "Not enough"}</Badge>{" "}
      <span>
        {valid} of the {validators} validators of the masterchain signed it validly. They have{" "}
        {shareText(weight, totalWeight)} of the weight:{" "}
        {sufficient
          ? "more than the two thirds that a block needs."
          : "a block needs more than two thirds, so these signatures do not make it one."}
        {invalid > 0 && ` ${invalid === 1 ? "One signature is" : `${invalid} signatures are`} not valid.`}
        {unknown > 0 &&
          ` ${unknown === 1 ? "One signature is" : `${unknown} signatures are`} of nobody among these validators, and could not be checked.`}
      </span>
    </p>
  );
}

type SignatureRow = CheckedSignature & { readonly row: number };

function columnsOf({ totalWeight }: CheckedSignatures): readonly Column<SignatureRow>[] {
  return [
    { title: "Signed by", cell: ({ node }) => <HashText hash={node} what="node id" copy /> },
    {
      title: "Signature",
      cell: ({ verdict }) => <Badge tone={TONES[verdict]}>{VERDICT_LABELS[verdict]}</Badge>,
    },
    {
      title: "Place in the set",
      numeric: true,
      cell: ({ place }) => (place === null ? "none" : place + 1),
    },
    {
      title: "Weight",
      numeric: true,
      cell: ({ weight }) => (weight === null ? "not known" : shareText(weight, totalWeight)),
    },
    {
      title: "Public key",
      cell: ({ publicKey }) =>
        publicKey === null ? "not known" : <HashText hash={publicKey} what="public key" copy />,
    },
  ];
}

const VERDICT_LABELS: Readonly<Record<CheckedSignature["verdict"], string>> = {
  valid: "Valid",
  invalid: "Not valid",
  stranger: "Not checked",
  repeated: "Valid, repeated",
};

const TONES = {
  valid: "positive",
  invalid: "negative",
  stranger: "warning",
  repeated: "warning",
} as const;

function countOf(given: number): string {
  return given === 1 ? "one signature" : `${given} signatures`;
}
