import { SelectField, MinuteField, ORDERS, ShowButton, TextField } from "@/components/ui/filter-fields";
import type { AddressNetwork } from "@/lib/paths";
import type { TransactionFilter } from "@/lib/domain/transaction/transaction-filter";
import { friendlyAddresses } from "./friendly-addresses";

interface TransactionFilterFormProps {
  readonly network: AddressNetwork;
  readonly filter: TransactionFilter;
}

export const WORKCHAINS: Readonly<Record<string, string>> = { "0": "Basechain", "-1": "Masterchain" };

/** Form for the filter of transactions. A plain GET form: it works without scripts. */
export function TransactionFilterForm({ network, filter }: TransactionFilterFormProps) {
  const { accounts, without, workchain, shard, seqno, mcSeqno, hash } = filter;
  return (
    <form className="mt-2 grid max-w-3xl gap-4 rounded border border-line p-4">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-medium">Accounts</legend>
        <TextField
          name="account"
          label="Of these accounts"
          value={friendlyAddresses(network, accounts)}
          placeholder="Addresses, with spaces between"
        />
        <TextField
          name="without"
          label="Not of these accounts"
          value={friendlyAddresses(network, without)}
          placeholder="Addresses, with spaces between"
        />
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-medium">Time and order</legend>
        <MinuteField name="from" label="From, UTC" seconds={filter.from} />
        <MinuteField name="until" label="Until, UTC" seconds={filter.until} />
        <TextField name="from_lt" label="From logical time" value={digits(filter.fromLt)} />
        <TextField name="lt" label="Up to logical time" value={digits(filter.untilLt)} />
        <SelectField
          name="sort"
          label="Order"
          options={ORDERS}
          value={filter.oldestFirst ? "asc" : "desc"}
          isRequired
        />
        <TextField name="hash" label="Hash of the transaction" value={hash} />
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-4">
        <legend className="mb-2 font-medium">Place</legend>
        <SelectField
          name="workchain"
          label="Workchain"
          options={WORKCHAINS}
          value={workchain === null ? null : String(workchain)}
        />
        <TextField name="shard" label="Shard of it" value={shard} placeholder="8000000000000000" />
        <TextField name="seqno" label="Block of that shard" value={digits(seqno)} />
        <TextField name="mc_seqno" label="Masterchain block" value={digits(mcSeqno)} />
      </fieldset>
      <ShowButton />
    </form>
  );
}

function digits(value: bigint | number | null): string | null {
  return value === null ? null : String(value);
}
