import { Time } from "@/components/entity/time/time";
import type { ApiError } from "@/lib/toncenter/error";
import { ErrorNotice } from "./error-notice";

interface StaleDataNoticeProps {
  readonly problem: ApiError;
  /** When the data on the page was fetched. */
  readonly asOfMs: number;
}

/** Says why the data could not be updated, and how old it is. */
export function StaleDataNotice({ problem, asOfMs }: StaleDataNoticeProps) {
  return (
    <div className="mb-4">
      <ErrorNotice error={problem} />
      <p className="mt-1 text-muted">
        Data as of <Time atMs={asOfMs} detail />.
      </p>
    </div>
  );
}
