import { Badge } from "@/components/ui/badge";
import type { ActionRow } from "@/lib/domain/action/action-row";

/** What has to be known before its sentence is read. */
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
