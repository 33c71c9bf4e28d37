import "server-only";
import type { VestingProfile } from "../../domain/vesting/vesting-profile";
import { vestingProfile } from "../../domain/vesting/vesting-profile";
import { gatewayOf } from "../../gateway/gateways";
import type { Address } from "../../ton/address/address";
import { ok, type Result } from "../../toncenter/error";
import { vesting } from "../../toncenter/v3/v3-vesting";

const MOST = 100;

/** The vesting contracts of an owner or sender. One call. */
export async function loadAccountVestings(
  network: string,
  member: Address,
): Promise<Result<readonly VestingProfile[]>> {
  const params = { wallet_address: [member], limit: MOST };
  const answer = await gatewayOf(network).call(vesting, params, { lane: "interactive" });
  if (!answer.ok) return answer;
  const { vesting_contracts: contracts, address_book: book } = answer.value.value;
  return ok(
    contracts.flatMap((contract) =>
      contract.address === null ? [] : [vestingProfile(contract, contract.address, book)],
    ),
  );
}
