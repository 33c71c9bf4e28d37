import { friendlyAddresses } from "@/components/transaction/list/friendly-addresses";
import { SelectField, ORDERS, ShowButton, TextField } from "@/components/ui/filter-fields";
import type { AddressNetwork } from "@/lib/paths";
import { EXTERNAL, type MessageEnd, type MessageFilter } from "@/lib/domain/message/message-filter";
import { MessageFilterFields, type NamedOperation } from "./message-filter-fields";
import { EXTERNALS_LABELS, SIDE_LABELS } from "@/lib/domain/message/direction-labels";

interface LatestMessageFormProps {
  readonly network: AddressNetwork;
  readonly filter: MessageFilter;
  readonly operations: readonly NamedOperation[];
}

/** Form for the filter of the latest messages. A plain GET form: it works without scripts. */
export function LatestMessageForm({ network, filter, operations }: LatestMessageFormProps) {
  const { source, destination, side, externals, hash, oldestFirst } = filter;
  const end = (of: MessageEnd | null) =>
    of === null || of === EXTERNAL ? of : friendlyAddresses(network, [of]);
  return (
    <form className="mt-2 grid max-w-3xl gap-4 rounded border border-line p-4">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-medium">Who and where</legend>
        <TextField
          name="source"
          label={`From: an account, or “${EXTERNAL}”`}
          value={end(source)}
          placeholder="Address"
        />
        <TextField
          name="destination"
          label={`To: an account, or “${EXTERNAL}”`}
          value={end(destination)}
          placeholder="Address"
        />
        <SelectField
          name="externals"
          label="From outside, and logs"
          options={EXTERNALS_LABELS}
          value={externals}
        />
        <SelectField name="direction" label="How far it came" options={SIDE_LABELS} value={side} />
        <TextField name="hash" label="Hash of the message" value={hash} />
        <SelectField
          name="sort"
          label="Order"
          options={ORDERS}
          value={oldestFirst ? "asc" : "desc"}
          isRequired
        />
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium">What and when</legend>
        <MessageFilterFields filter={filter} operations={operations} isTimeless={source === EXTERNAL} />
      </fieldset>
      <ShowButton />
    </form>
  );
}
