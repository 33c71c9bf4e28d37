import { OtherNetworks } from "@/components/search/other-networks";
import { SearchChoices } from "@/components/search/search-choices";
import { SearchNameMatches } from "@/components/search/search-name-matches";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { markNames, type MetName } from "@/lib/domain/search/mark-names";
import { placesOf } from "@/lib/search/places";
import { readInput } from "@/lib/search/read-input";
import { parseAddress } from "@/lib/ton/address/read-address";
import { ERRORS, HASH } from "./gallery-examples";

const AMBIGUOUS = [
  "1700000000",
  "fоundation.ton",
  `ton://transfer/-1:${"3".repeat(64)}?amount=1500000000&text=Thanks`,
];

const MASTERS = ["1", "2"].map((digit) => parseAddress(`0:${digit.repeat(64)}`));
const TIDES: readonly MetName[] = ["TIDE", "ТIDE"].flatMap((symbol, place) => {
  const address = MASTERS[place];
  if (address === undefined) return [];
  return [{ kind: "jetton", address, symbol, name: "Tide", picture: null, isScam: false, file: null }];
});
const NAMES = markNames([{ kind: "domain", name: "tideline.ton", address: null }, ...TIDES], "GRAM");

/** Every state of the search. */
export function Searching({ network }: { readonly network: PageNetwork }) {
  const matches = AMBIGUOUS.flatMap((text) => readInput(text).matches);
  const error = ERRORS.find(({ kind }) => kind === "unauthorized");
  const other = { id: "testnet", name: "Testnet", standard: false };
  return (
    <>
      <Section title="What a text can mean">
        <SearchChoices network={network} places={placesOf(matches, network, [network])} />
      </Section>
      <SearchNameMatches network={network} names={NAMES} />
      <OtherNetworks
        here={network}
        report={{
          found: [{ network: other, finding: { kind: "transaction", hash: HASH } }],
          without: [{ id: "dev", name: "Dev", standard: false }],
          failed:
            error === undefined ? [] : [{ network: { id: "beta", name: "Beta", standard: false }, error }],
          skipped: [{ id: "far", name: "Far", standard: false }],
        }}
      />
    </>
  );
}
