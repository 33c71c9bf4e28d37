import type { NotYet } from "@/lib/toncenter/error";
import { Notice } from "./notice";

interface NotYetNoticeProps {
  readonly error: NotYet;
  readonly willRetry: boolean;
}

export function NotYetNotice({ error, willRetry }: NotYetNoticeProps) {
  return (
    <Notice title="Not found yet" tone="warning">
      <p>
        <bdi>{error.message}</bdi>
        {willRetry && <span className="noscript:hidden"> This page updates when it arrives.</span>}
      </p>
    </Notice>
  );
}
