import { Badge } from "@/components/ui/badge";
import { STATUSES } from "./status-words";

/** In which state an account is, and what that means. */
export function AccountStatus({ status }: { readonly status: string | null }) {
  const words = STATUSES[status ?? ""];
  if (words === undefined) return <>{status ?? "not known"}</>;
  return (
    <>
      <Badge tone={words.tone}>{words.word}</Badge> <span className="text-muted">{words.meaning}</span>
    </>
  );
}
