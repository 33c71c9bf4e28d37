import "server-only";
import type { AccountCard } from "../query/account-card";
import type { SeenAccount } from "./account";
import { isIndexLate } from "./head";
import { DOMAIN } from "./account-kinds/domain";
import { HOLDINGS } from "./account-kinds/holdings";
import { JETTON_MASTER } from "./account-kinds/jetton-master";
import { JETTON_WALLET } from "./account-kinds/jetton-wallet";
import type { AccountKind } from "./account-kinds/kind";
import { INDEX_LATE } from "./account-kinds/late";
import { MULTISIG } from "./account-kinds/multisig";
import { MULTISIG_ORDER } from "./account-kinds/multisig-order";
import { CONFIG_ACCOUNT, ELECTOR_ACCOUNT } from "./account-kinds/network";
import { NFT_COLLECTION } from "./account-kinds/nft-collection";
import { NFT_ITEM } from "./account-kinds/nft-item";
import { NFT_SALE } from "./account-kinds/nft-sale";
import { NOMINATOR_POOL } from "./account-kinds/nominator-pool";
import { WITHOUT_CONTRACT } from "./account-kinds/state";
import { VESTING } from "./account-kinds/vesting";

/** The first one that fits tells the card: what says most of an account stands before what many are. */
const KINDS: readonly AccountKind[] = [
  INDEX_LATE,
  WITHOUT_CONTRACT,
  ELECTOR_ACCOUNT,
  CONFIG_ACCOUNT,
  DOMAIN,
  NFT_ITEM,
  NFT_COLLECTION,
  NFT_SALE,
  JETTON_MASTER,
  JETTON_WALLET,
  NOMINATOR_POOL,
  MULTISIG,
  MULTISIG_ORDER,
  VESTING,
  HOLDINGS,
];

/** What there is to know of an account because of its kind. One call upstream, none if the index does not know it. */
export async function loadCard(
  network: string,
  { address, report, metadata }: SeenAccount,
): Promise<AccountCard | null> {
  const { account: facts } = report;
  if (facts === null || facts.source === "node") return null;
  const tokens = metadata[address]?.token_info.filter(({ valid }) => valid !== false) ?? [];
  const kinds = (facts.kinds ?? []).map(({ kind: one }) => one);
  const known = { address, facts, kinds, tokens, indexIsLate: isIndexLate(network) };
  const kind = KINDS.find(({ fits }) => fits(known));
  return kind === undefined ? null : kind.load(network, known);
}
