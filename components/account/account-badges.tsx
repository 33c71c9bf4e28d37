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
      <AccountKinds account={account} />
    </>
  );
}

/** Kinds follow from what a contract answers; the tip says which of them follows from its code as well. */
export function AccountKinds({ account: { kinds, codeHash } }: AccountBadgesProps) {
  if (codeHash === null && (kinds ?? []).length === 0) return null;
  if (kinds === null)
    return <Badge title="The index has not examined its contract yet">Not indexed yet</Badge>;
  if (kinds.length === 0) return <Badge>Unknown contract</Badge>;
  return kinds.map(({ kind, name, byCode }) => (
    <Badge key={kind} title={byCode ? "Its code is the known code of this kind" : undefined}>
      {name}
    </Badge>
  ));
}
