import type { UpstreamFailure } from "@/lib/toncenter/error";
import { Notice } from "./notice";

const REASONS: Record<UpstreamFailure["cause"], string> = {
  timeout: "It did not answer in time.",
  unreachable: "It cannot be reached.",
  refused: "It answered with an error.",
  "too-large": "Its answer was larger than this explorer takes.",
  resting: "It has failed several times in a row and is left alone for a moment.",
};

interface UpstreamNoticeProps {
  readonly error: UpstreamFailure;
  readonly asksAgain: boolean;
}

export function UpstreamNotice({ error, asksAgain }: UpstreamNoticeProps) {
  return (
    <Notice title="The data service has a problem" tone="negative">
      <p>
        {REASONS[error.cause]}
        {error.status === null ? "" : ` (HTTP ${error.status})`}
        {asksAgain && " The page tries again by itself."}
      </p>
      {error.message !== "" && (
        <p className="text-xs">
          <bdi>{error.message}</bdi>
        </p>
      )}
    </Notice>
  );
}
