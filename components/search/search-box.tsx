import { SearchIcon } from "@/components/ui/icons";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { searchFormPath } from "@/lib/paths";
import { SearchField } from "./search-field";

/** Large on the start page, in one line with other things elsewhere. */
const SIZES = {
  header: {
    placeholder: "Search address, transaction, block, token, domain…",
    field: "h-11 border-transparent bg-sunken md:h-9.5",
  },
  hero: {
    placeholder: "Address, transaction, block, token or domain",
    field: "h-13 border-edge bg-raised text-base",
  },
} as const;

interface SearchBoxProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  readonly size: keyof typeof SIZES;
}

/** The search of a page: a plain form, whose field becomes a combobox with scripts. */
export function SearchBox({ network, networks, size }: SearchBoxProps) {
  const { placeholder, field } = SIZES[size];
  return (
    <form
      action={searchFormPath(network)}
      method="get"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the landmark
      role="search"
      className="relative flex min-w-0 flex-1 text-start"
    >
      <SearchField network={network} networks={networks} placeholder={placeholder} className={field}>
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 start-0 inline-flex w-10 cursor-pointer items-center justify-center text-base text-muted hover:text-text"
        >
          <SearchIcon />
        </button>
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2 rounded border border-line bg-raised px-1.5 font-mono text-xs text-muted peer-focus:hidden in-data-[shortcuts=off]:hidden noscript:hidden max-md:hidden"
        >
          /
        </kbd>
      </SearchField>
    </form>
  );
}
