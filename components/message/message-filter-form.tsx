import { FIELD, Field, Minute, ShowButton } from "@/components/ui/filter-fields";
import { ALL_MESSAGES, type MessageFilter } from "@/lib/query/message/message-filter";

export interface KnownOperation {
  readonly opcode: string;
  readonly name: string;
}

interface MessageFilterFormProps {
  readonly filter: MessageFilter;
  /** What there is to choose from; any other can be typed. */
  readonly operations: readonly KnownOperation[];
}

/** To choose which messages are listed. It is sent as it is, so it needs no script. */
export function MessageFilterForm({ filter, operations }: MessageFilterFormProps) {
  const { way, opcode, from, until } = filter;
  return (
    <form className="mt-2 grid max-w-3xl gap-4 rounded border border-line p-4">
      {way !== ALL_MESSAGES.way && <input type="hidden" name="direction" value={way} />}
      <div className="grid gap-3 sm:grid-cols-3">
        <Field name="opcode" label="Operation, by number or name">
          <input
            id="opcode"
            name="opcode"
            list="operations"
            defaultValue={opcode ?? undefined}
            placeholder="0x0f8a7ea5 or Jetton transfer"
            autoComplete="off"
            spellCheck={false}
            className={FIELD}
          />
          <datalist id="operations">
            {operations.map((known) => (
              <option key={known.opcode} value={known.opcode}>
                {known.name}
              </option>
            ))}
          </datalist>
        </Field>
        {way === "outside" ? (
          <p className="text-xs text-muted sm:col-span-2">
            Messages from outside have no time of their own, so they cannot be looked for by it.
          </p>
        ) : (
          <>
            <Minute name="from" label="From, UTC" seconds={from} />
            <Minute name="until" label="Until, UTC" seconds={until} />
          </>
        )}
      </div>
      <ShowButton />
    </form>
  );
}
