import { AccountKindCard } from "@/components/account/account-kind-card";
import { NodeRows } from "@/components/account/account-node-rows";
import { NftsCard } from "@/components/account/nfts-card";
import { TokensCard } from "@/components/account/tokens-card";
import { Section } from "@/components/ui/section";
import type { AccountCard } from "@/lib/domain/account/account-card";
import type { NftHoldings, TokenHoldings } from "@/lib/domain/account/account-holdings";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ACCOUNT, ELECTOR, HASH, HOSTILE_NAMES, WALLET } from "./gallery-examples";

const name = HOSTILE_NAMES.join(" ");

const CARDS: AccountCard = {
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
  nft: ACCOUNT,
  contract: { page: "multisig", address: ACCOUNT },
};

const CARDS_WITHOUT_FACTS: AccountCard = {
  ...CARDS,
  title: "A card that could not be loaded",
  domain: null,
  nft: null,
  contract: null,
  problem: { kind: "not-found", message: "no such pool" },
};

const TOKEN = { master: ACCOUNT, symbol: "TIDE", decimals: 6, doubt: null, picture: null };

const TOKENS: TokenHoldings = {
  count: 100,
  isMore: true,
  shown: [
    { amount: 733_534_438n, token: TOKEN, name: "Tide", note: null },
    {
      amount: 5n,
      token: { ...TOKEN, master: WALLET, symbol: name },
      name,
      note: "Same symbol as another token",
    },
    {
      amount: 12_345n,
      token: { ...TOKEN, master: ELECTOR, symbol: null, decimals: null },
      name: null,
      note: null,
    },
  ],
  rest: 96,
  suspicious: [
    { amount: 1n, token: { ...TOKEN, symbol: "TlDE", doubt: "Imitates TIDE" }, name: "Tide", note: null },
  ],
  suspiciousCount: 1,
};

const NFTS: NftHoldings = {
  count: 3,
  isMore: false,
  shown: [
    { address: ACCOUNT, name: "Postcard #1", doubt: null, picture: null },
    { address: WALLET, name, doubt: "Reported as scam", picture: null },
    { address: ELECTOR, name: null, doubt: null, picture: null },
  ],
};

interface AccountCardsProps {
  readonly network: PageNetwork;
  readonly nowMs: number;
}

export function AccountCards({ network, nowMs }: AccountCardsProps) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 [&>*]:min-w-0">
        <TokensCard network={network} holdings={TOKENS} />
        <NftsCard network={network} address={ACCOUNT} holdings={NFTS} />
        {[CARDS, CARDS_WITHOUT_FACTS].map((card) => (
          <AccountKindCard key={card.title} network={network} card={card} />
        ))}
      </div>
      <Section title="Rows of a node">
        <NodeRows network={network} fallback={{ rows: [], asOfMs: nowMs - 5_000, nowMs }} />
      </Section>
    </>
  );
}
