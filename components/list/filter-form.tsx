import { friendlyAddresses } from "@/components/transaction/list/friendly-addresses";
import { ApplyButton, Field, FIELD_CLASS, minuteOf } from "@/components/ui/filter-fields";
import type { FilterField, FilterGroup } from "@/lib/domain/filter/filter-field";
import type { AddressNetwork } from "@/lib/paths";
import { isAddress } from "@/lib/ton/address/address";

/** A value to choose, and what it means. */
export interface FilterSuggestion {
  readonly value: string;
  readonly name: string;
}

const NO_SUGGESTIONS: readonly FilterSuggestion[] = [];

export interface FilterFormProps {
  readonly network: AddressNetwork;
  readonly groups: readonly FilterGroup[];
  /** The filter, as the URL has it. Values that are not a field of the form are kept. */
  readonly query: URLSearchParams;
  /** Suggestions for the field that has them. */
  readonly suggestions?: readonly FilterSuggestion[];
}

/** The form of a filter. A plain GET form: it works without scripts. */
export function FilterForm({ network, groups, query, suggestions = NO_SUGGESTIONS }: FilterFormProps) {
  const names = new Set(groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
  return (
    <form className="mt-2 grid max-w-3xl gap-4 rounded-control border border-line p-4">
      {[...query].map(([name, value]) =>
        names.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {groups.map(({ title, fields, note }) => (
        <fieldset key={title} className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-2 font-medium">{title}</legend>
          {fields.map((field) => (
            <Field key={field.name} name={field.name} label={field.label}>
              <FilterControl
                field={field}
                value={valueOf(network, field, query.getAll(field.name))}
                suggestions={suggestions}
              />
            </Field>
          ))}
          {note !== undefined && <p className="text-xs text-muted sm:col-span-2">{note}</p>}
        </fieldset>
      ))}
      <ApplyButton />
    </form>
  );
}

interface FilterControlProps {
  readonly field: FilterField;
  readonly value: string;
  readonly suggestions: readonly FilterSuggestion[];
}

function FilterControl({ field, value, suggestions }: FilterControlProps) {
  const { name, is, placeholder, options = {}, empty = "All", suggests = false } = field;
  if (is === "select")
    return (
      <select id={name} name={name} defaultValue={value} className={FIELD_CLASS}>
        <option value="">{empty}</option>
        {Object.entries(options).map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    );
  if (is === "moment")
    return <input id={name} name={name} type="datetime-local" defaultValue={value} className={FIELD_CLASS} />;
  const list = `${name}-suggestions`;
  return (
    <>
      <input
        id={name}
        name={name}
        list={suggests ? list : undefined}
        defaultValue={value}
        placeholder={placeholder ?? (is === "addresses" ? "Address" : undefined)}
        autoComplete="off"
        spellCheck={false}
        className={FIELD_CLASS}
      />
      {suggests && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion.value} value={suggestion.value}>
              {suggestion.name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** The content of a field, from the values in the URL. */
function valueOf(network: AddressNetwork, { is }: FilterField, values: readonly string[]): string {
  const [value = ""] = values;
  if (is === "moment") return value === "" ? "" : minuteOf(Number(value));
  if (is !== "addresses") return value;
  return values
    .map((text) => (isAddress(text) ? (friendlyAddresses(network, [text]) ?? text) : text))
    .join(" ");
}
