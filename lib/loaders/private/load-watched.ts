import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import type { WatchedReport } from "../../domain/private/watched-report";
import { nameProps } from "../../domain/account/account-name";
import type { Address } from "../../ton/address/address";
import { ok, type Result } from "../../toncenter/error";
import { walletStates } from "../../toncenter/v3/v3-account";

/** A summary of each account. One call. */
export async function loadWatched(
  network: string,
  addresses: readonly Address[],
  lane: Lane,
): Promise<Result<WatchedReport>> {
  const answer = await gatewayOf(network).call(walletStates, { address: addresses }, { lane });
  if (!answer.ok) return answer;
  const { value, asOfMs } = answer.value;
  const accounts = value.wallets.map(
    ({ address, status, balance, last_transaction_hash: lastTransaction }) => {
      const { name: domain = null, ...named } = nameProps(value.address_book, address);
      return { address, domain, ...named, status, balance, lastTransaction };
    },
  );
  return ok({ accounts, asOfMs });
}
