import { Badge } from "@/components/ui/badge";
import type { ActionRow } from "@/lib/domain/action/action-row";

interface ActionMarksProps {
  readonly action: Pick<ActionRow, "failed" | "bounced" | "pending">;
}

/** Badges for actions that failed or are pending, shown before the sentence. */
export function ActionMarks({ action: { failed, bounced, pending } }: ActionMarksProps) {
  return (
    <>
      {failed && (
        <>
          <Badge tone="negative">{bounced ? "Bounced" : "Failed"}</Badge>{" "}
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
