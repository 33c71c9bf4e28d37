import type { ReactNode } from "react";

export const FIELD_CLASS = "w-full rounded-control border border-edge bg-raised px-2 py-1";

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A form control with its label. */
export function Field({ name, label, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={name} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      {children}
    </div>
  );
}

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  readonly value: string | null;
}

/** A select, with an option for no filter. */
export function SelectField({ name, label, options, value }: SelectFieldProps) {
  return (
    <Field name={name} label={label}>
      <select id={name} name={name} defaultValue={value ?? ""} className={FIELD_CLASS}>
        <option value="">All</option>
        {Object.entries(options).map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | null;
  readonly placeholder?: string;
}

export function TextField({ name, label, value, placeholder }: TextFieldProps) {
  return (
    <Field name={name} label={label}>
      <input
        id={name}
        name={name}
        defaultValue={value ?? undefined}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        className={FIELD_CLASS}
      />
    </Field>
  );
}

interface MinuteFieldProps {
  readonly name: string;
  readonly label: string;
  readonly seconds: number | null;
}

export function MinuteField({ name, label, seconds }: MinuteFieldProps) {
  return (
    <Field name={name} label={label}>
      <input
        id={name}
        name={name}
        type="datetime-local"
        className={FIELD_CLASS}
        defaultValue={seconds === null ? undefined : minuteOf(seconds)}
      />
    </Field>
  );
}

/** Submits a form. Filters are applied; other forms say what they do. */
export function ApplyButton({ label = "Apply" }: { readonly label?: string }) {
  return (
    <div>
      <button type="submit" className="button">
        {label}
      </button>
    </div>
  );
}

/** In the format of `datetime-local`. */
export function minuteOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 16);
}
