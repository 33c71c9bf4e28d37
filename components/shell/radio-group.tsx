interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly name: string;
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T;
}

/** One of a few, as the browser's own radio buttons. */
export function Choice<T extends string>({ title, name, options, names, chosen }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend className="text-xs text-muted">{title}</legend>
      {options.map((option) => (
        <label key={option} className="flex cursor-pointer items-center gap-2 py-1 whitespace-nowrap">
          <input
            type="radio"
            name={name}
            value={option}
            defaultChecked={option === chosen}
            className="accent-link"
          />
          {names[option]}
        </label>
      ))}
    </fieldset>
  );
}
