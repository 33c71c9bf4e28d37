import type { ApiError } from "@/lib/toncenter/error";
import { AskAgain } from "./ask-again";
import { ErrorNotice } from "./error-notice";
import { isPassing } from "@/lib/domain/status/refresh-delay";

/** An error in place of what the server failed to load: while it is retryable, the page reloads itself. */
export function RefreshedError({ error }: { readonly error: ApiError }) {
  const asksAgain = isPassing(error);
  return (
    <>
      <ErrorNotice error={error} asksAgain={asksAgain} />
      {asksAgain && <AskAgain error={error} />}
    </>
  );
}
