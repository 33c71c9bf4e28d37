import { Badge } from "@/components/ui/badge";
import { STATUSES } from "./status-words";

/** In which state an account is, where there is no room for what that means. */
export function StatusBadge({ status }: { readonly status: string | null }) {
  const words = STATUSES[status ?? ""];
  return words === undefined ? (status ?? "not known") : <Badge tone={words.tone}>{words.word}</Badge>;
}
