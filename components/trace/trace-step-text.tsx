import { Coins } from "@/components/entity/coins";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { FailedIcon, WarningIcon } from "@/components/ui/icons";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TraceAccount, TraceRow } from "@/lib/domain/trace/trace-view";
import { AccountLetter } from "./account-letter";

export function StepAccount({ account }: { readonly account: TraceAccount | undefined }) {
  if (account === undefined) return <span className="text-muted">outside of the chain</span>;
  return (
    <span data-entity={account.address}>
      <AccountLetter letter={account.letter} />
      {account.name === null ? <MiddleText text={account.friendly} /> : <Name text={account.name} max={24} />}
    </span>
  );
}

interface StepValueProps {
  readonly network: PageNetwork;
  readonly value: bigint | null;
}

export function StepValue({ network, value }: StepValueProps) {
  return value === null ? null : <Coins network={network} value={value} brief />;
}

const ICONS = { positive: null, neutral: null, warning: <WarningIcon />, negative: <FailedIcon /> } as const;
const COLORS = {
  positive: "text-muted",
  neutral: "text-muted",
  warning: "text-warning",
  negative: "text-negative",
} as const;

/** The outcome of a step. Success is shown only in a column of outcomes. */
export function StepOutcome({ row, always = false }: { readonly row: TraceRow; readonly always?: boolean }) {
  if (row.tone === "positive" && !always) return null;
  return (
    <span className={`whitespace-nowrap ${COLORS[row.tone]}`}>
      {ICONS[row.tone]} {row.label}
      {row.reason !== null && `: ${row.reason}`}
    </span>
  );
}
