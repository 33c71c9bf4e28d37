import type { UpstreamFailure } from "@/lib/toncenter/error";
import { Notice } from "./notice";

const REASONS: Record<UpstreamFailure["cause"], string> = {
  timeout: "Request timed out.",
  unreachable: "Connection failed.",
  refused: "The service returned an error.",
  "too-large": "The response is too large.",
  resting: "Requests are paused after repeated failures.",
  machine: "It was not run.",
};

interface UpstreamNoticeProps {
  readonly error: UpstreamFailure;
  readonly willRetry: boolean;
}

export function UpstreamNotice({ error, willRetry }: UpstreamNoticeProps) {
  return (
    <Notice
      title={error.cause === "machine" ? "Virtual machine error" : "Data service error"}
      tone="negative"
    >
      <p>
        {REASONS[error.cause]}
        {error.status === null ? "" : ` (HTTP ${error.status})`}
        {willRetry && " Retrying automatically."}
      </p>
      {error.message !== "" && (
        <p className="text-xs">
          <bdi>{error.message}</bdi>
        </p>
      )}
    </Notice>
  );
}
