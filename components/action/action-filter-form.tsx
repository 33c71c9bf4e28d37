import { Choice, FIELD, Field, Minute, ShowButton } from "@/components/ui/filter-fields";
import type { ActionFilter } from "@/lib/domain/action/action-filter";
import { formatFriendly } from "@/lib/ton/address/address";
import type { AddressNetwork } from "@/lib/paths";
import { DIRECTION_WORDS, KIND_WORDS, RESULT_WORDS } from "./kind-labels";

interface FilterFormProps {
  readonly network: AddressNetwork;
  readonly filter: ActionFilter;
}

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
      <ShowButton />
    </form>
  );
}
