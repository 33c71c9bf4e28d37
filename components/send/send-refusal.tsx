import { ExitCode } from "@/components/entity/exit-code";
import { ErrorNotice } from "@/components/error/error-notice";
import { Notice } from "@/components/error/notice";
import { readNodeRefusal } from "@/lib/domain/send/node-refusal";
import type { Address } from "@/lib/ton/address/address";
import type { ApiError } from "@/lib/toncenter/error";

interface SendRefusalProps {
  readonly error: ApiError;
  /** Of the destination, by which its exit codes are explained. */
  readonly kind: string | null;
  /** Null where it is not known. */
  readonly destination: Address | null;
}

/** Why a message was not sent: in words, and in those of the node. */
export function SendRefusal({ error, kind, destination }: SendRefusalProps) {
  const said = error.kind === "upstream" || error.kind === "bad-input" ? error.message : null;
  const refusal = said === null ? null : readNodeRefusal(said, kind);
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
        <bdi>{refusal.said}</bdi>
      </p>
    </Notice>
  );
}
