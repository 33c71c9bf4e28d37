import "server-only";
import { cache } from "react";
import { ALL_ACTIONS } from "../../domain/action/action-filter";
import type { ActionQuery } from "../../domain/action/action-row-kind";
import type { ActionRow } from "../../domain/action/action-row";
import type { ListedRows } from "../../domain/list/opened-list";
import type { PageNetwork } from "../../domain/network/page-network";
import { vestingProfile, type VestingReport } from "../../domain/vesting/vesting-profile";
import { gatewayOf } from "../../gateway/gateways";
import type { Address } from "../../ton/address/address";
import { vesting } from "../../toncenter/v3/v3-vesting";
import { ACTION_SOURCE } from "../action/load-actions";
import { openRows } from "../list/row-source";

const INTERACTIVE = { lane: "interactive" } as const;

/** A vesting contract. One call. */
export const loadVesting = cache(async (network: string, address: Address): Promise<VestingReport> => {
  const answer = await gatewayOf(network).call(vesting, { contract_address: [address] }, INTERACTIVE);
  if (!answer.ok) return { profile: null, problem: answer.error };
  const { vesting_contracts: contracts, address_book: book } = answer.value.value;
  const contract = contracts.find((one) => one.address === address);
  return { profile: contract === undefined ? null : vestingProfile(contract, address, book), problem: null };
});

/** What was sent from it and who was added to its whitelist; null if there is no such contract. One call. */
export async function openVestingActions(
  network: PageNetwork,
  address: Address,
  params: URLSearchParams,
): Promise<ListedRows<ActionRow, ActionQuery> | null> {
  if ((await loadVesting(network.id, address)).profile === null) return null;
  const filter = { ...ALL_ACTIONS, kind: "vesting" } as const;
  return openRows(ACTION_SOURCE, network, params, { account: address, filter });
}
