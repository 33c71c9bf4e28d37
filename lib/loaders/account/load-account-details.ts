import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { AccountDetails } from "../../domain/account/account-details";
import type { Address } from "../../ton/address/address";
import { accountStates } from "../../toncenter/v3/v3-account";
import { loadAccount } from "./account";

/** One call besides that for the head of the page, which has most of the details. */
export async function loadAccountDetails(network: string, address: Address): Promise<AccountDetails> {
  const params = { address: [address], include_boc: false };
  const [{ account }, answer] = await Promise.all([
    loadAccount(network, address, "interactive"),
    gatewayOf(network).call(accountStates, params, { lane: "interactive" }),
  ]);
  const row = answer.ok ? answer.value.value.accounts.find((one) => one.address === address) : undefined;
  if (row === undefined) return { account, hashes: null };
  const { account_state_hash: state, data_hash: data, frozen_hash: frozen } = row;
  return { account, hashes: { state, data, frozen } };
}
