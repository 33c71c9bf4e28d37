import { Badge } from "@/components/ui/badge";

interface Words {
  readonly tone: "neutral" | "positive" | "warning";
  readonly word: string;
  readonly meaning: string;
}

const STATUSES: Readonly<Record<string, Words>> = {
  active: { tone: "positive", word: "Active", meaning: "It has a contract." },
  uninit: {
    tone: "neutral",
    word: "Uninitialized",
    meaning: "It can hold coins, but no contract has been put there yet.",
  },
  frozen: {
    tone: "warning",
    word: "Frozen",
    meaning: "It owed too much rent for its storage: of its contract only a hash is kept.",
  },
  nonexist: {
    tone: "neutral",
    word: "Does not exist",
    meaning: "There is no account now: it was never used, or has been deleted.",
  },
};

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
