import type { ReactNode } from "react";
import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time/time";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import { nameProps } from "@/lib/domain/account/account-name";
import type { DomainProfile } from "@/lib/domain/dns/domain-profile";
import { isAuctioned, type DomainState } from "@/lib/domain/dns/domain-state";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";

interface DomainRegistrationProps {
  readonly network: PageNetwork;
  readonly profile: DomainProfile;
  readonly names: AddressBook;
}

/** Who has a domain, until when, and what happens then. */
export function DomainRegistration({ network, profile, names }: DomainRegistrationProps) {
  const { item, owner, collection, state, renewedAt } = profile;
  const account = (address: Address): ReactNode => (
    <AddressLink network={network} address={address} {...nameProps(names, address)} />
  );
  const inAuction = isAuctioned(state);
  return (
    <Section title={inAuction ? "Auction" : "Registration"}>
      <div className="[&_time]:whitespace-normal">
        <Facts narrow="panel">
          <StateFacts network={network} state={state} account={account} />
          <Fact name="Owner">
            {owner === null ? (inAuction ? "None yet" : "None indexed") : account(owner)}
          </Fact>
          {renewedAt !== null && !inAuction && (
            <Fact name="Last renewed">
              <Time atMs={renewedAt * 1_000} detail />
            </Fact>
          )}
          <Fact name="NFT item">{account(item)}</Fact>
          {collection !== null && <Fact name="Collection">{account(collection)}</Fact>}
        </Facts>
      </div>
      <StateNote network={network} state={state} />
    </Section>
  );
}

interface StateFactsProps {
  readonly network: PageNetwork;
  readonly state: DomainState;
  readonly account: (address: Address) => ReactNode;
}

function StateFacts({ network, state, account }: StateFactsProps) {
  switch (state.is) {
    case "auction":
      return (
        <>
          <Fact name="Highest bid">
            <Coins network={network} value={state.bid} />
          </Fact>
          <Fact name="Bidder">{account(state.bidder)}</Fact>
          {state.nextBid !== null && (
            <Fact name="Min next bid">
              <Coins network={network} value={state.nextBid} />
            </Fact>
          )}
          {state.buyNow !== null && (
            <Fact name="Buy now">
              <Coins network={network} value={state.buyNow} />
            </Fact>
          )}
          <Fact name="Ends">
            <Time atMs={state.endsAt * 1_000} detail />
          </Fact>
        </>
      );
    case "won":
      return (
        <>
          <Fact name="Winning bid">
            <Coins network={network} value={state.bid} />
          </Fact>
          <Fact name="Winner">{account(state.bidder)}</Fact>
          <Fact name="Ended">
            <Time atMs={state.endsAt * 1_000} detail />
          </Fact>
        </>
      );
    case "owned":
    case "expired":
      return (
        <Fact name={state.is === "owned" ? "Expires" : "Expired"}>
          <Time atMs={state.expiresAt * 1_000} detail />
        </Fact>
      );
    case "permanent":
    case "unknown":
      return null;
  }
}

interface StateNoteProps {
  readonly network: PageNetwork;
  readonly state: DomainState;
}

/** What the state means for its owner and for everybody else. */
function StateNote({ network, state }: StateNoteProps) {
  return (
    <p className="mt-3 text-sm text-muted">
      {state.is === "expired" ? (
        <>
          Anyone can put it up for auction with a first bid of at least{" "}
          <Coins network={network} value={state.leastBid} />. Until then its records still resolve, and the
          owner can renew it.
        </>
      ) : (
        <>
          {NOTES[state.is]}
          {state.is === "won" && state.leastBid !== null && (
            <>
              {" "}
              The registration has since expired: until the winner claims it, anyone can start another auction
              with a first bid of at least <Coins network={network} value={state.leastBid} />.
            </>
          )}
        </>
      )}
    </p>
  );
}

const NOTES: Readonly<Record<Exclude<DomainState["is"], "expired">, string>> = {
  owned:
    "Any message from the owner to the NFT item renews the domain: a record change, a transfer, or just a small amount. Once it has expired, anyone can put it up for auction.",
  auction: "A bid exceeds the highest one by 5%. Late bids extend the auction; the bid before is refunded.",
  won: "The winner becomes the owner with the next operation on the item, such as setting a record or a transfer; a plain payment is rejected. Until then it has no owner.",
  permanent: "Usernames are bought once, and are not renewed.",
  unknown: "Expiry unknown: the item has no data of the standard contract.",
};
