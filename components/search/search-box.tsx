import { SearchIcon } from "@/components/ui/icons";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { searchFormPath } from "@/lib/paths";
import { SearchField } from "./search-field";

interface SearchBoxProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  readonly placeholder: string;
  /** The class of the field. */
  readonly className: string;
}

/** The search of a page: a plain form, whose field becomes a combobox with scripts. */
export function SearchBox({ network, networks, placeholder, className }: SearchBoxProps) {
  return (
    <form
      action={searchFormPath(network)}
      method="get"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the landmark
      role="search"
      className="relative flex min-w-0 flex-1 text-start"
    >
      <SearchField network={network} networks={networks} placeholder={placeholder} className={className}>
        <button type="submit" aria-label="Search" className="search-submit">
          <SearchIcon />
        </button>
        <kbd aria-hidden="true" className="search-key peer-focus:hidden">
          /
        </kbd>
      </SearchField>
    </form>
  );
}
