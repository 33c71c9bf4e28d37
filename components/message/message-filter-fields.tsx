import { MinuteField, TextField } from "@/components/ui/filter-fields";
import type { AccountMessageFilter } from "@/lib/domain/message/message-filter";

export interface NamedOperation {
  readonly opcode: string;
  readonly name: string;
}

interface MessageFilterFieldsProps {
  readonly filter: Omit<AccountMessageFilter, "direction">;
  /** Suggestions; any other opcode can be typed. */
  readonly operations: readonly NamedOperation[];
  /** The list has only messages without a time. */
  readonly isTimeless: boolean;
}

const OPERATIONS = "operations";

/** Fields that the forms of all lists of messages share. */
export function MessageFilterFields({ filter, operations, isTimeless }: MessageFilterFieldsProps) {
  const { opcode, body, from, until, fromLt, untilLt } = filter;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <div>
          <TextField
            name="opcode"
            label="Operation, by number or name"
            value={opcode}
            placeholder="0x0f8a7ea5 or Jetton transfer"
            list={OPERATIONS}
          />
          <datalist id={OPERATIONS}>
            {operations.map((operation) => (
              <option key={operation.opcode} value={operation.opcode}>
                {operation.name}
              </option>
            ))}
          </datalist>
        </div>
        <TextField name="body" label="Hash of the body" value={body} />
      </div>
      {isTimeless ? (
        <p className="text-xs text-muted">
          Messages from outside have no time of their own, so they cannot be looked for by it.
        </p>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <MinuteField name="from" label="From, UTC" seconds={from} />
          <MinuteField name="until" label="Until, UTC" seconds={until} />
          <TextField name="from_lt" label="From logical time" value={digits(fromLt)} />
          <TextField name="lt" label="Up to logical time" value={digits(untilLt)} />
        </div>
      )}
    </>
  );
}

function digits(value: bigint | null): string | null {
  return value === null ? null : String(value);
}
