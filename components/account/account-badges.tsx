import { Badge } from "@/components/ui/badge";
import type { AccountFacts } from "@/lib/domain/account/account-report";
import { AccountStatusBadge } from "./account-status";

interface AccountBadgesProps {
  readonly account: AccountFacts;
}

/** The state of an account and what kind of contract it is. */
export function AccountBadges({ account }: AccountBadgesProps) {
  const { status, suspended } = account;
  return (
    <>
      <AccountStatusBadge status={status} />
      {suspended === true && (
        <Badge tone="warning" title="Contract deployment is suspended">
          Suspended
        </Badge>
      )}
      <AccountTypes account={account} />
    </>
  );
}

/** The type of its contract; the tooltip says how it is known. */
export function AccountTypes({ account: { types, codeHash, source } }: AccountBadgesProps) {
  if (codeHash === null && (types ?? []).length === 0) return null;
  if (types === null && source === "node")
    return <Badge title="The index has not examined its contract yet">Not indexed yet</Badge>;
  if (types === null || types.length === 0)
    return <Badge title="The index names no interface of it">Unknown contract</Badge>;
  return types.map(({ name, reason }) => (
    <Badge key={name} title={reason ?? undefined}>
      {name}
    </Badge>
  ));
}
