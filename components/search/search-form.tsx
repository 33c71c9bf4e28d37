import { searchFormPath } from "@/lib/paths";
import type { NetworkName } from "@/lib/paths";

interface SearchFormProps {
  readonly network: NetworkName;
  /** Distinguishes it from the form in the header. */
  readonly label: string;
  readonly text: string;
}

/** A form that works without scripts, filled with the last input. */
export function SearchForm({ network, label, text }: SearchFormProps) {
  return (
    <form
      action={searchFormPath(network)}
      method="get"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the landmark
      role="search"
      aria-label={label}
      className="flex gap-2"
    >
      <input
        name="q"
        aria-label={label}
        defaultValue={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="h-11 min-w-0 flex-1 rounded-control border border-edge bg-raised px-3 md:h-9"
      />
      <button type="submit" className="button h-11 md:h-9">
        Search
      </button>
    </form>
  );
}
