import type { RateLimited } from "@/lib/toncenter/error";
import { durationText } from "../entity/time-text";
import { Notice } from "./notice";

const REASONS: Record<RateLimited["whose"], string> = {
  service: "The data service allows only so many requests a second, and they are used up.",
  queue: "Many questions to the data service are waiting their turn.",
  visitor: "This browser has asked for a lot in a short time.",
};

export function RateLimitedNotice({ error }: { readonly error: RateLimited }) {
  return (
    <Notice title="Too many requests for now" tone="warning">
      <p>
        {REASONS[error.whose]} The page asks again by itself in about{" "}
        {durationText(Math.max(1_000, error.retryAfterMs))}.
      </p>
    </Notice>
  );
}
