import type { RateLimited } from "@/lib/toncenter/error";
import { durationText } from "../entity/time/time-text";
import { Notice } from "./notice";

const REASONS: Record<RateLimited["whose"], string> = {
  service: "The request limit of the data service is reached.",
  queue: "The request queue is full.",
  visitor: "You sent too many requests in a short time.",
};

export function RateLimitedNotice({ error }: { readonly error: RateLimited }) {
  return (
    <Notice title="Too many requests" tone="warning">
      <p>
        {REASONS[error.whose]} Retrying in about {durationText(Math.max(1_000, error.retryAfterMs))}.
      </p>
    </Notice>
  );
}
