import { Choice, Minute, ORDERS, ShowButton, Typed } from "@/components/ui/filter-fields";
import type { AddressNetwork } from "@/lib/paths";
import type { TransactionFilter } from "@/lib/domain/transaction/transaction-filter";
import { friendlyList } from "./friendly-addresses";

interface TransactionFilterFormProps {
  readonly network: AddressNetwork;
  readonly filter: TransactionFilter;
}

/** What people call them. */
export const WORKCHAINS: Readonly<Record<string, string>> = { "0": "Basechain", "-1": "Masterchain" };

/** To choose which transactions are listed. It is sent as it is, so it needs no script. */
export function TransactionFilterForm({ network, filter }: TransactionFilterFormProps) {
  const { accounts, without, workchain, shard, seqno, mcSeqno, hash } = filter;
  return (
    <form className="mt-2 grid max-w-3xl gap-4 rounded border border-line p-4">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-medium">Accounts</legend>
        <Typed
          name="account"
          label="Of these accounts"
          value={friendlyList(network, accounts)}
          placeholder="Addresses, with spaces between"
        />
        <Typed
          name="without"
          label="Not of these accounts"
          value={friendlyList(network, without)}
          placeholder="Addresses, with spaces between"
        />
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-medium">Time and order</legend>
        <Minute name="from" label="From, UTC" seconds={filter.from} />
        <Minute name="until" label="Until, UTC" seconds={filter.until} />
        <Typed name="from_lt" label="From logical time" value={digits(filter.fromLt)} />
        <Typed name="lt" label="Up to logical time" value={digits(filter.untilLt)} />
        <Choice
          name="sort"
          label="Order"
          words={ORDERS}
          value={filter.oldestFirst ? "asc" : "desc"}
          isAlwaysOne
        />
        <Typed name="hash" label="Hash of the transaction" value={hash} />
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-4">
        <legend className="mb-2 font-medium">Place</legend>
        <Choice
          name="workchain"
          label="Workchain"
          words={WORKCHAINS}
          value={workchain === null ? null : String(workchain)}
        />
        <Typed name="shard" label="Shard of it" value={shard} placeholder="8000000000000000" />
        <Typed name="seqno" label="Block of that shard" value={digits(seqno)} />
        <Typed name="mc_seqno" label="Masterchain block" value={digits(mcSeqno)} />
      </fieldset>
      <ShowButton />
    </form>
  );
}

function digits(value: bigint | number | null): string | null {
  return value === null ? null : String(value);
}
