import type { NotYet } from "@/lib/toncenter/error";
import { Notice } from "./notice";

interface NotYetNoticeProps {
  readonly error: NotYet;
  readonly asksAgain: boolean;
}

export function NotYetNotice({ error, asksAgain }: NotYetNoticeProps) {
  return (
    <Notice title="Not found yet" tone="warning">
      <p>
        <bdi>{error.message}</bdi>
        {asksAgain && <span className="noscript:hidden"> This page updates when it arrives.</span>}
      </p>
    </Notice>
  );
}
