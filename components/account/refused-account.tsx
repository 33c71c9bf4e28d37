import { RefreshedError } from "@/components/error/refreshed-error";
import type { ReactNode } from "react";
import { Name } from "@/components/entity/name";
import type { ApiError } from "@/lib/toncenter/error";

interface TypedAccountProps {
  readonly typed: string;
  /** What the URL should name. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** What stands in a URL for an account and is no address. */
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

interface RefusedAccountProps {
  readonly typed: string;
  readonly error: ApiError;
}

/** Where an account's URL leads to none: what was typed, and why that is not one. */
export function RefusedAccount({ typed, error }: RefusedAccountProps) {
  return (
    <TypedAccount typed={typed}>
      <RefreshedError error={error} />
    </TypedAccount>
  );
}
