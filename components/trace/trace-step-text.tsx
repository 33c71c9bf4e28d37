import { Amount } from "@/components/entity/amount";
import { Coins } from "@/components/entity/coins";
import { MiddleText } from "@/components/entity/middle-text";
import { Name } from "@/components/entity/name";
import { FailedIcon, WarningIcon } from "@/components/ui/icons";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TraceAccount, TraceRow } from "@/lib/domain/trace/view/trace-view";
import { AccountLetter } from "./account-letter";

interface StepAccountProps {
  readonly account: TraceAccount | undefined;
  /** The text for an account that is not in the trace. */
  readonly otherwise?: string;
}

/** An account of a trace by its letter and name, otherwise by what it is, otherwise by its address. */
export function StepAccount({ account, otherwise = "External" }: StepAccountProps) {
  if (account === undefined) return <span className="text-muted">{otherwise}</span>;
  const { address, letter, name, role, friendly } = account;
  const label = name ?? role;
  return (
    <span data-entity={address} title={label === null ? undefined : friendly}>
      <AccountLetter letter={letter} />{" "}
      {label === null ? <MiddleText text={friendly} /> : <Name text={label} max={24} />}
    </span>
  );
}

interface StepValueProps {
  readonly network: PageNetwork;
  readonly row: Pick<TraceRow, "value" | "tokens">;
}

/** The tokens that the message moves, otherwise its coins. */
export function StepValue({ network, row: { value, tokens } }: StepValueProps) {
  if (tokens !== null) {
    const { amount, token } = tokens;
    const symbol = token.doubt === null ? (token.symbol ?? undefined) : undefined;
    return <Amount value={amount} decimals={token.decimals} symbol={symbol} brief />;
  }
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
    <span className={COLORS[row.tone]}>
      {ICONS[row.tone]} {row.label === "Skipped" ? "Compute skipped" : row.label}
      {row.reason !== null && `: ${row.reason}`}
    </span>
  );
}
