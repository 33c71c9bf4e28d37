import { Badge } from "@/components/ui/badge";

interface StatusText {
  readonly tone: "neutral" | "positive" | "warning";
  readonly label: string;
  readonly text: string;
}

const STATUSES: Readonly<Record<string, StatusText>> = {
  active: { tone: "positive", label: "Active", text: "It has a contract." },
  uninit: {
    tone: "neutral",
    label: "Uninitialized",
    text: "It can hold coins, but no contract has been put there yet.",
  },
  frozen: {
    tone: "warning",
    label: "Frozen",
    text: "It owed too much rent for its storage: of its contract only a hash is kept.",
  },
  nonexist: {
    tone: "neutral",
    label: "Does not exist",
    text: "There is no account now: it was never used, or has been deleted.",
  },
};

/** In which state an account is, and what that means. */
export function AccountStatus({ status }: { readonly status: string | null }) {
  const shown = STATUSES[status ?? ""];
  if (shown === undefined) return <>{status ?? "not known"}</>;
  return (
    <>
      <Badge tone={shown.tone}>{shown.label}</Badge> <span className="text-muted">{shown.text}</span>
    </>
  );
}
