"use client";

import { useActionState, useId, type ReactNode } from "react";
import { FIELD_CLASS } from "@/components/ui/filter-fields";
import { CALL_FIELDS, FREE_ARGS, POSTED_NETWORK } from "@/lib/domain/call/call-fields";
import { STACK_LIMITS } from "@/lib/domain/call/stack-entry";
import { numberText } from "@/lib/text/counted";
import { LONG_ARGUMENTS } from "./long-arguments";

/** Runs the posted form and renders the result. */
export type PostCall = (before: ReactNode, form: FormData) => Promise<ReactNode>;

interface LongCallFormProps {
  /** The id of the network. */
  readonly network: string;
  /** The account of the page; null where the form has a field for it. */
  readonly account: string | null;
  readonly method: string | null;
  readonly post: PostCall;
}

/** A call with arguments that do not fit into a URL: it is posted, also without scripts. */
export function LongCallForm({ network, account, method, post }: LongCallFormProps) {
  const id = useId();
  const [result, postForm, isPending] = useActionState(post, null);
  return (
    <>
      <details id={LONG_ARGUMENTS} className="card" open={result === null ? undefined : true}>
        <summary className="cursor-pointer text-link">Long arguments</summary>
        <form action={postForm} aria-label="Call with long arguments" className="mt-3 grid grid-cols-1 gap-3">
          <input type="hidden" name={POSTED_NETWORK} value={network} />
          <input type="hidden" name={CALL_FIELDS.args} value={FREE_ARGS} />
          {account !== null && <input type="hidden" name={CALL_FIELDS.address} value={account} />}
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {account === null && (
              <LongField id={`${id}a`} name={CALL_FIELDS.address} label="Contract address" />
            )}
            <LongField id={`${id}m`} name={CALL_FIELDS.method} label="Method name or ID" value={method} />
          </div>
          <div>
            <label htmlFor={id} className="mb-1 block text-xs text-muted">
              Arguments, one on a line: up to {numberText(STACK_LIMITS.posted)} characters
            </label>
            <textarea
              id={id}
              name={CALL_FIELDS.stack}
              rows={6}
              maxLength={STACK_LIMITS.posted}
              spellCheck={false}
              autoComplete="off"
              className={`${FIELD_CLASS} font-mono text-sm break-all`}
            />
          </div>
          <div>
            <button type="submit" disabled={isPending} className="button">
              Send by POST
            </button>
          </div>
        </form>
      </details>
      <div aria-live="polite" className="grid grid-cols-1 gap-4 empty:hidden [&>*]:min-w-0">
        {result}
      </div>
    </>
  );
}

interface LongFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value?: string | null;
}

function LongField({ id, name, label, value }: LongFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      <input
        id={id}
        name={name}
        defaultValue={value ?? undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={`${FIELD_CLASS} font-mono`}
      />
    </div>
  );
}
