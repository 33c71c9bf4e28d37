import { friendlyList } from "@/components/transaction/list/friendly-addresses";
import { Choice, ORDERS, ShowButton, Typed } from "@/components/ui/filter-fields";
import type { AddressNetwork } from "@/lib/paths";
import { OUTSIDE, type MessageEnd, type MessageFilter } from "@/lib/domain/message/message-filter";
import { TraitFields, type KnownOperation } from "./message-filter-fields";
import { EXTERNALS_LABELS, SIDE_LABELS } from "@/lib/domain/message/way-labels";

interface LatestMessageFormProps {
  readonly network: AddressNetwork;
  readonly filter: MessageFilter;
  readonly operations: readonly KnownOperation[];
}

/** To choose which messages of all are listed. It is sent as it is, so it needs no script. */
export function LatestMessageForm({ network, filter, operations }: LatestMessageFormProps) {
  const { source, destination, side, externals, hash, oldestFirst } = filter;
  const end = (of: MessageEnd | null) => (of === null || of === OUTSIDE ? of : friendlyList(network, [of]));
  return (
    <form className="mt-2 grid max-w-3xl gap-4 rounded border border-line p-4">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-medium">Who and where</legend>
        <Typed
          name="source"
          label={`From: an account, or “${OUTSIDE}”`}
          value={end(source)}
          placeholder="Address"
        />
        <Typed
          name="destination"
          label={`To: an account, or “${OUTSIDE}”`}
          value={end(destination)}
          placeholder="Address"
        />
        <Choice name="externals" label="From outside, and logs" words={EXTERNALS_LABELS} value={externals} />
        <Choice name="direction" label="How far it came" words={SIDE_LABELS} value={side} />
        <Typed name="hash" label="Hash of the message" value={hash} />
        <Choice name="sort" label="Order" words={ORDERS} value={oldestFirst ? "asc" : "desc"} isAlwaysOne />
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium">What and when</legend>
        <TraitFields filter={filter} operations={operations} isTimeless={source === OUTSIDE} />
      </fieldset>
      <ShowButton />
    </form>
  );
}
