import { AddressLink } from "@/components/entity/address-link";
import { visibleText, written } from "@/components/entity/visible-text";
import { WatchlistImportResult } from "@/components/private/watchlist-import-result";
import { PrivateLabel } from "@/components/private/private-label";
import { StarIcon } from "@/components/private/star-icon";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { HOSTILE_NAMES, WALLET } from "./gallery-examples";

const SHOWN = ["★", "Savings", ...HOSTILE_NAMES].map((name) => visibleText(name, 24).map(written).join(""));

export function PrivateLabelsGallery({ network }: { readonly network: PageNetwork }) {
  return (
    <Section title="A visitor’s own names">
      <Facts>
        <Fact name="Before an account">
          {SHOWN.map((name) => (
            <p key={name} data-private-name={name}>
              <AddressLink network={network} address={WALLET} name="alice.ton" />
            </p>
          ))}
        </Fact>
        <Fact name="By itself">
          <PrivateLabel name="Savings" />
        </Fact>
        <Fact name="A star, watched or not">
          <StarIcon full /> <StarIcon full={false} />
        </Fact>
        <Fact name="After an import">
          <WatchlistImportResult
            report={{
              added: 3,
              changed: 1,
              same: 12,
              refused: [{ where: "mainnet, account 4", why: "not an address" }],
            }}
          />
        </Fact>
        <Fact name="After a file that is none">
          <WatchlistImportResult report="Not a watchlist export of this explorer." />
        </Fact>
      </Facts>
    </Section>
  );
}
