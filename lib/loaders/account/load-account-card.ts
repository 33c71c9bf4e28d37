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

/** The first kind that fits makes the card: the most specific kinds come first. */
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

/** How many calls an uncached page of an account may make, and how many of them its state takes. */
const PAGE_CALLS = 3;
const STATE_CALLS = 1;

type CountedTab = {
  [Tab in AccountTab]: (typeof ACCOUNT_TABS)[Tab]["calls"] extends number ? never : Tab;
}[AccountTab];

/** How many calls a tab has made, for tabs where that depends on an answer. */
const COUNTED: Readonly<Record<CountedTab, (network: string, address: Address) => Promise<number>>> = {
  contract: async (network, address) => callsOf(await loadContract(network, address)),
};

/** What one more call adds to the top of an account's pages. */
interface HeadCards {
  /** Details that depend on the account's kind. */
  readonly card: AccountCard | null;
  /** The holdings of an account without such a card. */
  readonly tokens: TokenHoldings | null;
}

const NO_CARDS: HeadCards = { card: null, tokens: null };

/**
 * The card of an account's kind, or else its tokens: one call. Neither of them if the index does not have the
 * account, or if the account's state and the open tab have used up the page's calls.
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
