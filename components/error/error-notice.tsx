import type { ApiError } from "@/lib/toncenter/error";
import { BadInputNotice } from "./bad-input-notice";
import { MalformedNotice } from "./malformed-notice";
import { NotFoundNotice } from "./not-found-notice";
import { NotYetNotice } from "./not-yet-notice";
import { OfflineNotice } from "./offline-notice";
import { RateLimitedNotice } from "./rate-limited-notice";
import { UnauthorizedNotice } from "./unauthorized-notice";
import { UpstreamNotice } from "./upstream-notice";

interface ErrorNoticeProps {
  readonly error: ApiError;
  /** The page around it retries automatically. */
  readonly willRetry?: boolean;
}

/** Maps each kind of error to its component. */
export function ErrorNotice({ error, willRetry = false }: ErrorNoticeProps) {
  switch (error.kind) {
    case "bad-input":
      return <BadInputNotice error={error} />;
    case "not-found":
      return <NotFoundNotice error={error} />;
    case "not-yet":
      return <NotYetNotice error={error} willRetry={willRetry} />;
    case "rate-limited":
      return <RateLimitedNotice error={error} />;
    case "unauthorized":
      return <UnauthorizedNotice error={error} />;
    case "upstream":
      return <UpstreamNotice error={error} willRetry={willRetry} />;
    case "malformed":
      return <MalformedNotice error={error} />;
    case "offline":
      return <OfflineNotice />;
  }
}
