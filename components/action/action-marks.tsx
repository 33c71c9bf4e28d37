import { Badge } from "@/components/ui/badge";
import type { ActionRow } from "@/lib/domain/action/action-row";

/** Badges for actions that failed or are pending, shown before the sentence. */
export function ActionMarks({ failed, pending }: Pick<ActionRow, "failed" | "pending">) {
  return (
    <>
      {failed && (
        <>
          <Badge tone="negative">Failed</Badge>{" "}
        </>
      )}
      {pending && (
        <>
          <Badge>Pending</Badge>{" "}
        </>
      )}
    </>
  );
}
