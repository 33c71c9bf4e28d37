import { Minute, Typed } from "@/components/ui/filter-fields";
import type { AccountMessageFilter } from "@/lib/domain/message/message-filter";

export interface KnownOperation {
  readonly opcode: string;
  readonly name: string;
}

interface TraitFieldsProps {
  readonly filter: Omit<AccountMessageFilter, "way">;
  /** What there is to choose from; any other can be typed. */
  readonly operations: readonly KnownOperation[];
  /** Only messages without a time are listed. */
  readonly isTimeless: boolean;
}

const OPERATIONS = "operations";

/** The fields that the form of any list of messages has. */
export function TraitFields({ filter, operations, isTimeless }: TraitFieldsProps) {
  const { opcode, body, from, until, fromLt, untilLt } = filter;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <div>
          <Typed
            name="opcode"
            label="Operation, by number or name"
            value={opcode}
            placeholder="0x0f8a7ea5 or Jetton transfer"
            list={OPERATIONS}
          />
          <datalist id={OPERATIONS}>
            {operations.map((known) => (
              <option key={known.opcode} value={known.opcode}>
                {known.name}
              </option>
            ))}
          </datalist>
        </div>
        <Typed name="body" label="Hash of the body" value={body} />
      </div>
      {isTimeless ? (
        <p className="text-xs text-muted">
          Messages from outside have no time of their own, so they cannot be looked for by it.
        </p>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <Minute name="from" label="From, UTC" seconds={from} />
          <Minute name="until" label="Until, UTC" seconds={until} />
          <Typed name="from_lt" label="From logical time" value={digits(fromLt)} />
          <Typed name="lt" label="Up to logical time" value={digits(untilLt)} />
        </div>
      )}
    </>
  );
}

function digits(value: bigint | null): string | null {
  return value === null ? null : String(value);
}
