interface RadioGroupProps<T extends string> {
  readonly title: string;
  readonly name: string;
  readonly options: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly selected: T;
}

export function RadioGroup<T extends string>({ title, name, options, labels, selected }: RadioGroupProps<T>) {
  return (
    <fieldset>
      <legend className="text-xs text-muted">{title}</legend>
      {options.map((option) => (
        <label key={option} className="menu-choice">
          <input
            type="radio"
            name={name}
            value={option}
            defaultChecked={option === selected}
            className="accent-link"
          />
          {labels[option]}
        </label>
      ))}
    </fieldset>
  );
}
