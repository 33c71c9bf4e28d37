import type { ReactNode } from "react";
import type { ActionFilter } from "@/lib/query/action/action-filter";
import { formatFriendly } from "@/lib/ton/address";
import type { AddressNetwork } from "@/lib/paths";
import { DIRECTION_WORDS, KIND_WORDS, RESULT_WORDS } from "./kind-words";

interface FilterFormProps {
  readonly network: AddressNetwork;
  readonly filter: ActionFilter;
}

const FIELD = "w-full rounded border border-edge bg-raised px-2 py-1";

/** To choose which actions are listed. It is sent as it is, so it needs no script. */
export function FilterForm({ network, filter }: FilterFormProps) {
  const { kind, direction, party, result, from, until } = filter;
  const friendly =
    party === null ? undefined : formatFriendly(party, { bounceable: true, testnet: network.testnet });
  return (
    <form className="mt-2 grid max-w-3xl gap-4 rounded border border-line p-4">
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="sr-only">Asked of the data service</legend>
        <Choice name="kind" label="Kind" words={KIND_WORDS} value={kind} />
        <Minute name="from" label="From, UTC" seconds={from} />
        <Minute name="until" label="Until, UTC" seconds={until} />
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="mb-2 text-xs text-muted">
          The data service cannot look for these. They are looked for among the actions that are loaded.
        </legend>
        <Choice name="direction" label="Direction" words={DIRECTION_WORDS} value={direction} />
        <Choice name="result" label="Result" words={RESULT_WORDS} value={result} />
        <Field name="with" label="With the account">
          <input
            id="with"
            name="with"
            defaultValue={friendly}
            placeholder="Address"
            autoComplete="off"
            spellCheck={false}
            className={FIELD}
          />
        </Field>
      </fieldset>
      <div>
        <button
          type="submit"
          className="cursor-pointer rounded border border-edge bg-raised px-3 py-1 hover:border-muted"
        >
          Show
        </button>
      </div>
    </form>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}

function Field({ name, label, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={name} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      {children}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly words: Readonly<Record<string, string>>;
  readonly value: string | null;
}

function Choice({ name, label, words, value }: ChoiceProps) {
  return (
    <Field name={name} label={label}>
      <select id={name} name={name} defaultValue={value ?? ""} className={FIELD}>
        <option value="">All</option>
        {Object.entries(words).map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface MinuteProps {
  readonly name: string;
  readonly label: string;
  readonly seconds: number | null;
}

function Minute({ name, label, seconds }: MinuteProps) {
  return (
    <Field name={name} label={label}>
      <input
        id={name}
        name={name}
        type="datetime-local"
        className={FIELD}
        defaultValue={seconds === null ? undefined : minuteOf(seconds)}
      />
    </Field>
  );
}

/** As fields for dates and times write it. */
function minuteOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 16);
}
