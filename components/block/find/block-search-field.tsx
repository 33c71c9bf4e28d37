import { Field, FIELD_CLASS } from "@/components/ui/filter-fields";

interface BlockSearchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly example: string;
  readonly value: string;
  /** Why the input is not valid. */
  readonly problem: string | null;
  readonly numeric?: boolean;
}

export function BlockSearchField({
  name,
  label,
  example,
  value,
  problem,
  numeric = false,
}: BlockSearchFieldProps) {
  const id = `find-${name}`;
  return (
    <Field name={id} label={label}>
      <input
        key={value}
        id={id}
        name={name}
        defaultValue={value}
        placeholder={example}
        inputMode={numeric ? "numeric" : undefined}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        className={`${FIELD_CLASS} aria-invalid:border-negative`}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-negative">
          <bdi>{problem}</bdi>
        </p>
      )}
    </Field>
  );
}
