import { AccountCard } from "@/components/account/account-kind-card";
import { NodeRows } from "@/components/account/account-node-rows";
import { Section } from "@/components/ui/section";
import type { AccountCard as Card } from "@/lib/domain/account/account-card";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ACCOUNT, ELECTOR, HASH, HOSTILE_NAMES } from "./gallery-examples";

const name = HOSTILE_NAMES.join(" ");

const CARDS: Card = {
  title: "A card of an account",
  facts: [
    { name: "Name", lines: [[{ is: "text", text: name, length: name.length }]] },
    {
      name: "Signers",
      lines: [
        [
          { is: "party", party: { address: ACCOUNT, name: "alice.ton", bounceable: true } },
          { is: "phrase", text: " has approved" },
        ],
        [
          { is: "party", party: { address: ELECTOR, name: null, bounceable: true } },
          { is: "phrase", text: " has not approved" },
        ],
      ],
    },
    { name: "Staked", lines: [[{ is: "coins", amount: 10_000_123_456_789n }]] },
    { name: "Frozen state hash", lines: [], hash: HASH },
  ],
  problem: null,
  domain: "alice.ton",
};

const CARDS_WITHOUT_FACTS: Card = {
  ...CARDS,
  title: "A card that cannot be told",
  domain: null,
  problem: { kind: "not-found", message: "no such pool" },
};

interface AccountCardsProps {
  readonly network: PageNetwork;
  readonly nowMs: number;
}

export function AccountCards({ network, nowMs }: AccountCardsProps) {
  return (
    <Section title="What an account is">
      <div className="grid gap-6 lg:grid-cols-2">
        {[CARDS, CARDS_WITHOUT_FACTS].map((card) => (
          <div key={card.title} className="min-w-0">
            <AccountCard network={network} card={card} />
          </div>
        ))}
        <NodeRows
          network={network}
          fallback={{ rows: [], unreadableCount: 0, asOfMs: nowMs - 5_000, nowMs }}
        />
      </div>
    </Section>
  );
}
