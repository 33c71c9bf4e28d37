import { SelectField, FIELD_CLASS, Field, MinuteField, ApplyButton } from "@/components/ui/filter-fields";
import type { ActionFilter } from "@/lib/domain/action/action-filter";
import { formatFriendly } from "@/lib/ton/address/address";
import type { AddressNetwork } from "@/lib/paths";
import { DIRECTION_LABELS, KIND_LABELS, RESULT_LABELS } from "./kind-labels";

interface ActionFilterFormProps {
  readonly network: AddressNetwork;
  readonly filter: ActionFilter;
}

/** Form for the filter of actions. A plain GET form: it works without scripts. */
export function ActionFilterForm({ network, filter }: ActionFilterFormProps) {
  const { kind, direction, party, result, from, until } = filter;
  const friendly =
    party === null ? undefined : formatFriendly(party, { bounceable: true, testnet: network.testnet });
  return (
    <form className="mt-2 grid max-w-3xl gap-4 rounded border border-line p-4">
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="sr-only">Filters</legend>
        <SelectField name="kind" label="Kind" options={KIND_LABELS} value={kind} />
        <MinuteField name="from" label="From (UTC)" seconds={from} />
        <MinuteField name="until" label="Until (UTC)" seconds={until} />
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="mb-2 text-xs text-muted">Applied to loaded actions only</legend>
        <SelectField name="direction" label="Direction" options={DIRECTION_LABELS} value={direction} />
        <SelectField name="result" label="Result" options={RESULT_LABELS} value={result} />
        <Field name="with" label="Counterparty">
          <input
            id="with"
            name="with"
            defaultValue={friendly}
            placeholder="Address"
            autoComplete="off"
            spellCheck={false}
            className={FIELD_CLASS}
          />
        </Field>
      </fieldset>
      <ApplyButton />
    </form>
  );
}
