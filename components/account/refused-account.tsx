import { RefreshedError } from "@/components/error/refreshed-error";
import type { ReactNode } from "react";
import { Name } from "@/components/entity/name";
import type { ApiError } from "@/lib/toncenter/error";

interface TypedAccountProps {
  readonly typed: string;
  /** What the URL should identify. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A text in a URL in place of an account that is not an address. */
export function TypedAccount({ typed, title = "Account", children }: TypedAccountProps) {
  return (
    <div className="card">
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      <p className="mt-2 mb-4 break-all text-muted">
        “<Name text={typed} max={130} />”
      </p>
      {children}
    </div>
  );
}

interface RefusedAccountProps extends Omit<TypedAccountProps, "children"> {
  readonly error: ApiError;
}

/** For a URL that leads to no account: what was typed, and why it is not one. */
export function RefusedAccount({ error, ...account }: RefusedAccountProps) {
  return (
    <TypedAccount {...account}>
      <RefreshedError error={error} />
    </TypedAccount>
  );
}
