import { Suspense, type ReactNode } from "react";
import { SlowService } from "@/components/ui/slow-service";
import { inTime } from "@/lib/loaders/request/in-time";
import { setPageStatus, setPageUnfinished } from "@/lib/loaders/request/page-status";
import type { ApiError } from "@/lib/toncenter/error";

interface StreamedProps<T> {
  readonly loading: Promise<T>;
  /** Shown in its place while it loads, with what can be said without it. */
  readonly skeleton: ReactNode;
  /** Why the page has nothing to show; this becomes the page's status. */
  readonly problemOf?: (value: T) => ApiError | null;
  readonly children: (value: T) => ReactNode;
}

/**
 * A part of a page that needs the data service. Data that arrives in time is part of the page as it is first sent,
 * with an exact status. Otherwise the page is sent with a skeleton, and the part follows in the same response.
 */
export async function Streamed<T>(props: StreamedProps<T>) {
  const first = await inTime(props.loading);
  if (!first.late) return drawn(props, first.value);
  setPageUnfinished();
  return (
    <Suspense fallback={<SlowService>{props.skeleton}</SlowService>}>
      <Late {...props} />
    </Suspense>
  );
}

async function Late<T>(props: StreamedProps<T>) {
  return drawn(props, await props.loading);
}

function drawn<T>({ problemOf, children }: StreamedProps<T>, value: T): ReactNode {
  const problem = problemOf?.(value) ?? null;
  if (problem !== null) setPageStatus(problem);
  return children(value);
}
