import type { ApiError } from "@/lib/toncenter/error";
import { RefreshLater } from "./refresh-later";
import { ErrorNotice } from "./error-notice";
import { isPassing } from "@/lib/domain/status/refresh-delay";

/** An error in place of what the server failed to load: while it is retryable, the page reloads itself. */
export function RefreshedError({ error }: { readonly error: ApiError }) {
  const willRetry = isPassing(error);
  return (
    <>
      <ErrorNotice error={error} willRetry={willRetry} />
      {willRetry && <RefreshLater error={error} />}
    </>
  );
}
