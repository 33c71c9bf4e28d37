import { ExitCode } from "@/components/entity/exit-code";
import { ErrorNotice } from "@/components/error/error-notice";
import { Notice } from "@/components/error/notice";
import { readNodeRefusal } from "@/lib/domain/send/node-refusal";
import type { Address } from "@/lib/ton/address/address";
import type { ApiError } from "@/lib/toncenter/error";

interface SendRefusalProps {
  readonly error: ApiError;
  /** The kind of the destination, which explains its exit codes. */
  readonly kind: string | null;
  /** Null if unknown. */
  readonly destination: Address | null;
}

/** Why a message was not sent: in our words, and in the node's. */
export function SendRefusal({ error, kind, destination }: SendRefusalProps) {
  const message = error.kind === "upstream" || error.kind === "bad-input" ? error.message : null;
  const refusal = message === null ? null : readNodeRefusal(message, kind);
  if (refusal === null || (refusal.summary === null && refusal.exitCode === null))
    return <ErrorNotice error={error} />;
  return (
    <Notice title="Not sent: the node rejected it" tone="negative">
      <p>
        {refusal.summary}
        {refusal.exitCode !== null && (
          <>
            {" (exit code "}
            <ExitCode of={destination} code={refusal.exitCode} />)
          </>
        )}
      </p>
      <p className="mt-1 text-xs wrap-anywhere">
        <bdi>{refusal.message}</bdi>
      </p>
    </Notice>
  );
}
