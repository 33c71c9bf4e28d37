import { Field, FIELD_CLASS, ApplyButton } from "@/components/ui/filter-fields";
import { findBlockPath, type NetworkName } from "@/lib/paths";
import type { BlockFilter } from "@/lib/domain/block/block-filter";
import { EMPTY_SEARCH, type SearchInput } from "@/lib/domain/block/block-search";
import type { BadInput } from "@/lib/toncenter/error";
import { BlockSearchField } from "./block-search-field";

const CHAINS = [
  ["-1", "Masterchain"],
  ["0", "Basechain"],
] as const;

interface FindBlockFormProps {
  readonly network: NetworkName;
  readonly typed: SearchInput;
  readonly problem: BadInput | null;
}

/** Looks up a block by time or logical time. A plain GET form: it works without scripts. */
export function FindBlockForm({ network, typed, problem }: FindBlockFormProps) {
  const field = (name: keyof SearchInput) => ({
    name,
    value: typed[name],
    problem: problem?.field === name ? problem.message : null,
  });
  return (
    <form action={findBlockPath(network)} className="mt-3 grid max-w-3xl items-start gap-3 sm:grid-cols-2">
      <Field name="find-workchain" label="Chain">
        <select
          id="find-workchain"
          name="workchain"
          defaultValue={CHAINS.some(([id]) => id === typed.workchain) ? typed.workchain : "-1"}
          className={FIELD_CLASS}
        >
          {CHAINS.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <BlockSearchField {...field("shard")} label="Shard (optional)" example="4000000000000000" />
      <BlockSearchField {...field("time")} label="Time (UTC)" example="2026-01-31 12:00 or Unix time" />
      <BlockSearchField {...field("lt")} label="Logical time" example="50000000000001" numeric />
      <ApplyButton label="Find" />
    </form>
  );
}

interface FindBlockDisclosureProps {
  readonly network: NetworkName;
  /** Gives the workchain and shard in which to look. */
  readonly filter: BlockFilter;
}

export function FindBlockDisclosure({ network, filter: { workchain, shard } }: FindBlockDisclosureProps) {
  const typed = { ...EMPTY_SEARCH, workchain: String(workchain), shard: shard ?? "" };
  return (
    <details className="open:w-full">
      <summary className="cursor-pointer py-1 text-link">Find a block by time</summary>
      <FindBlockForm network={network} typed={typed} problem={null} />
    </details>
  );
}
