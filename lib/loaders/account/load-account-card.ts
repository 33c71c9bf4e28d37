import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import { ok } from "../../toncenter/error";
import type { AccountCard } from "../../domain/account/account-card";
import type { TokenHoldings } from "../../domain/account/account-holdings";
import { ACCOUNT_TABS, type AccountTab } from "../../domain/account/account-tabs";
import type { Address } from "../../ton/address/address";
import { callsOf, loadContract } from "../contract/load-contract";
import type { SeenAccount } from "./account";
import { loadTokens } from "./load-account-holdings";
import { isIndexLate } from "../status/load-head";
import { DOMAIN } from "../../domain/account/kinds/dns-item";
import { JETTON_MASTER } from "../../domain/account/kinds/jetton-master";
import { JETTON_WALLET } from "../../domain/account/kinds/jetton-wallet";
import type { AccountKind, CardService } from "../../domain/account/kinds/account-kind";
import { INDEX_LATE } from "../../domain/account/kinds/index-late";
import { MULTISIG } from "../../domain/account/kinds/multisig-wallet";
import { MULTISIG_ORDER } from "../../domain/account/kinds/multisig-order";
import { CONFIG_ACCOUNT, ELECTOR_ACCOUNT } from "../../domain/account/kinds/system-contracts";
import { LOCKER, LOCKER_BILL, LOCKUP_UNIVERSAL, LOCKUP_VESTING } from "../../domain/account/kinds/lockers";
import { NFT_COLLECTION } from "../../domain/account/kinds/nft-collection";
import { NFT_ITEM } from "../../domain/account/kinds/nft-item";
import { NFT_SALE } from "../../domain/account/kinds/nft-sale";
import { NOMINATOR_POOL } from "../../domain/account/kinds/nominator-pool";
import { WITHOUT_CONTRACT } from "../../domain/account/kinds/no-contract";
import { SINGLE_NOMINATOR } from "../../domain/account/kinds/single-nominator";
import { SUBSCRIPTION } from "../../domain/account/kinds/subscription";
import { TELEITEM } from "../../domain/account/kinds/teleitem";
import { VESTING } from "../../domain/account/kinds/vesting-wallet";

/** The first one that fits makes the card: the most specific kinds stand first. */
const KINDS: readonly AccountKind[] = [
  INDEX_LATE,
  WITHOUT_CONTRACT,
  ELECTOR_ACCOUNT,
  CONFIG_ACCOUNT,
  TELEITEM,
  DOMAIN,
  NFT_ITEM,
  NFT_COLLECTION,
  NFT_SALE,
  JETTON_MASTER,
  JETTON_WALLET,
  NOMINATOR_POOL,
  SINGLE_NOMINATOR,
  MULTISIG,
  MULTISIG_ORDER,
  VESTING,
  SUBSCRIPTION,
  LOCKER,
  LOCKER_BILL,
  LOCKUP_VESTING,
  LOCKUP_UNIVERSAL,
];

/** What a page of an account may cost when nothing of it is cached, and what its state costs of that. */
const PAGE_CALLS = 3;
const STATE_CALLS = 1;

type CountedTab = {
  [Tab in AccountTab]: (typeof ACCOUNT_TABS)[Tab]["calls"] extends number ? never : Tab;
}[AccountTab];

/** How many calls a tab has made whose number follows from an answer. */
const COUNTED: Readonly<Record<CountedTab, (network: string, address: Address) => Promise<number>>> = {
  contract: async (network, address) => callsOf(await loadContract(network, address)),
};

/** What the top of an account's pages has from one more call. */
interface HeadCards {
  /** What there is to know because of its kind. */
  readonly card: AccountCard | null;
  /** What an account without such a card holds. */
  readonly tokens: TokenHoldings | null;
}

const NO_CARDS: HeadCards = { card: null, tokens: null };

/**
 * The card of an account's kind, or else its tokens: one call. There is none for an account that the index does not
 * have, nor where the account's state and the open tab have made all calls that a page may make.
 */
export async function loadCards(
  network: string,
  { address, report, metadata }: SeenAccount,
  tab: AccountTab,
): Promise<HeadCards> {
  const { account: facts } = report;
  if (facts === null || facts.source === "node") return NO_CARDS;
  if (STATE_CALLS + (await tabCalls(network, address, tab)) >= PAGE_CALLS) return NO_CARDS;
  const tokens = metadata[address]?.token_info.filter(({ valid }) => valid !== false) ?? [];
  const subject = { address, facts, kinds: facts.kinds, tokens, indexIsLate: isIndexLate(network) };
  const kind = KINDS.find(({ fits }) => fits(subject));
  if (kind !== undefined) return { ...NO_CARDS, card: await kind.load(cardService(network), subject) };
  return { ...NO_CARDS, tokens: await loadTokens(network, address, "interactive") };
}

async function tabCalls(network: string, address: Address, tab: AccountTab): Promise<number> {
  const { calls } = ACCOUNT_TABS[tab];
  return calls === "counted" ? COUNTED.contract(network, address) : calls;
}

function cardService(network: string): CardService {
  const gateway = gatewayOf(network);
  return {
    coin: gateway.network.coin,
    call: async (endpoint, params) => {
      const answer = await gateway.call(endpoint, params, { lane: "interactive" });
      return answer.ok ? ok(answer.value.value) : answer;
    },
  };
}
