import { Badge, type Tone } from "@/components/ui/badge";

interface StatusText {
  readonly tone: Tone;
  readonly label: string;
  /** Null where the label says it all. */
  readonly text: string | null;
}

const STATUSES: Readonly<Record<string, StatusText>> = {
  active: { tone: "positive", label: "Active", text: null },
  uninit: {
    tone: "neutral",
    label: "Uninitialized",
    text: "It can hold coins, but no contract is deployed yet.",
  },
  frozen: {
    tone: "warning",
    label: "Frozen",
    text: "Storage debt exceeded the limit: only a hash of the contract is stored.",
  },
  nonexist: {
    tone: "neutral",
    label: "Does not exist",
    text: "It was never used, or has been deleted.",
  },
};

interface AccountStatusProps {
  readonly status: string | null;
}

export function AccountStatusBadge({ status }: AccountStatusProps) {
  if (status === null) return null;
  const { tone, label, text } = STATUSES[status] ?? { tone: "neutral", label: status, text: null };
  return (
    <Badge tone={tone} title={text ?? undefined}>
      {label}
    </Badge>
  );
}

/** The state of an account, and what it means. */
export function AccountStatus({ status }: AccountStatusProps) {
  const text = STATUSES[status ?? ""]?.text ?? null;
  return (
    <>
      {status === null ? "Unknown" : <AccountStatusBadge status={status} />}
      {text !== null && <span className="text-muted"> {text}</span>}
    </>
  );
}
