import { Field, FIELD_CLASS, TextField } from "@/components/ui/filter-fields";
import { PageLink } from "@/components/ui/page-link";
import { argHint } from "@/lib/domain/call/bind-args";
import { CALL_FIELDS, callParams, FREE_ARGS, type TypedCall } from "@/lib/domain/call/call-fields";
import { typedRow } from "@/lib/domain/call/call-query";
import { KNOWN_METHODS } from "@/lib/domain/call/methods/known-methods";
import type { MethodArg, MethodRow } from "@/lib/domain/call/methods/method-row";
import { STACK_FORMS } from "@/lib/domain/call/parse-stack";
import { editedTexts } from "@/lib/domain/call/stack-editing";
import { StackEditor } from "./stack-editor";

interface CallFormProps {
  /** The path of the page, without a query. */
  readonly action: string;
  readonly typed: TypedCall;
  /** What was typed for the account; absent on an account's own page. */
  readonly account?: string | null;
}

/** A plain GET form: the request is in the URL, and it works without scripts. */
export function CallForm({ action, typed, account }: CallFormProps) {
  const row = typedRow(typed);
  const texts = editedTexts(typed.stack);
  return (
    <form method="get" action={action} aria-label="Call a get method" className="card grid grid-cols-1 gap-4">
      <div
        className={`grid grid-cols-1 gap-3 ${account === undefined ? "sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]" : "sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"}`}
      >
        {account !== undefined && (
          <div className="sm:max-lg:col-span-2">
            <TextField name={CALL_FIELDS.address} label="Contract" value={account} placeholder="Address" />
          </div>
        )}
        <MethodField method={typed.method} />
        <TextField
          name={CALL_FIELDS.seqno}
          label="At masterchain block"
          value={typed.seqno}
          placeholder="Newest"
        />
      </div>
      {row === null ? (
        <FreeArgs texts={texts} isFree={typed.isFree} />
      ) : (
        row.args.length > 0 && <NamedArgs row={row} texts={texts} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="submit" className="button">
          Call
        </button>
        <ArgsSwitch action={action} typed={typed} account={account ?? undefined} row={row} />
      </div>
    </form>
  );
}

const METHOD_LIST = "known-methods";

function MethodField({ method }: { readonly method: string | null }) {
  return (
    <Field name={CALL_FIELDS.method} label="Get method">
      <input
        id={CALL_FIELDS.method}
        name={CALL_FIELDS.method}
        defaultValue={method ?? undefined}
        placeholder="Name or ID"
        list={METHOD_LIST}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={`${FIELD_CLASS} font-mono`}
      />
      <datalist id={METHOD_LIST}>
        {KNOWN_METHODS.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </Field>
  );
}

interface NamedArgsProps {
  readonly row: MethodRow;
  readonly texts: readonly string[];
}

function NamedArgs({ row, texts }: NamedArgsProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-medium">Arguments</legend>
      {/* Input for one method means nothing for another. */}
      <input type="hidden" name={CALL_FIELDS.of} value={row.name} />
      {row.args.map((arg, place) => (
        <ArgField key={arg.name} id={`argument-${place}`} arg={arg} value={texts[place] ?? null} />
      ))}
    </fieldset>
  );
}

interface ArgFieldProps {
  readonly id: string;
  readonly arg: MethodArg;
  readonly value: string | null;
}

function ArgField({ id, arg, value }: ArgFieldProps) {
  const options = Object.entries(arg.options ?? {});
  return (
    <Field name={id} label={arg.isOptional === true ? `${arg.name} (optional)` : arg.name}>
      <input
        id={id}
        name={CALL_FIELDS.stack}
        defaultValue={value ?? undefined}
        placeholder={argHint(arg)}
        list={options.length > 0 ? `${id}-options` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={`${FIELD_CLASS} font-mono`}
      />
      {options.length > 0 && (
        <datalist id={`${id}-options`}>
          {options.map(([option, meaning]) => (
            <option key={option} value={option}>
              {meaning}
            </option>
          ))}
        </datalist>
      )}
    </Field>
  );
}

interface FreeArgsProps {
  readonly texts: readonly string[];
  readonly isFree: boolean;
}

function FreeArgs({ texts, isFree }: FreeArgsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">Arguments</legend>
      {isFree && <input type="hidden" name={CALL_FIELDS.args} value={FREE_ARGS} />}
      <StackEditor key={texts.join("\n")} texts={texts} />
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer text-link">Formats</summary>
        <ul className="mt-1 grid grid-cols-1 gap-x-4 text-muted sm:grid-cols-2">
          {STACK_FORMS.map((form) => (
            <li key={form}>{form}</li>
          ))}
        </ul>
      </details>
    </fieldset>
  );
}

interface ArgsSwitchProps {
  readonly action: string;
  readonly typed: TypedCall;
  readonly account: string | undefined;
  readonly row: MethodRow | null;
}

/** Switches between fields for the arguments of a known method and free-form ones. */
function ArgsSwitch({ action, typed, account, row }: ArgsSwitchProps) {
  if (row === null && !typed.isFree) return null;
  const other = callParams({ ...typed, address: account, isFree: row !== null });
  return (
    <PageLink href={`${action}?${other.toString()}`} scroll={false} className="text-sm">
      {row === null ? "Named arguments" : "Custom arguments"}
    </PageLink>
  );
}
