import { Time } from "@/components/entity/time";
import type { ApiError } from "@/lib/toncenter/error";
import { ErrorNotice } from "./error-notice";

interface StaleDataNoticeProps {
  readonly problem: ApiError;
  /** When that was told which is still shown. */
  readonly asOfMs: number;
}

/** Why there is nothing newer, and how old is what stands below. */
export function StaleDataNotice({ problem, asOfMs }: StaleDataNoticeProps) {
  return (
    <div className="mb-4">
      <ErrorNotice error={problem} />
      <p className="mt-1 text-muted">
        What is shown is from <Time atMs={asOfMs} detail />.
      </p>
    </div>
  );
}
