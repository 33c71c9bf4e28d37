import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import { MAX_WATCHED, type WatchedReport } from "../../domain/private/watched-report";
import { nameProps } from "../../domain/account/account-name";
import type { Address } from "../../ton/address/address";
import { badInput, fail, ok, type Result } from "../../toncenter/error";
import { walletStates } from "../../toncenter/v3/v3-account";
import { readAccount } from "@/lib/domain/account/read-account";

/** The accounts of a list, sorted and without duplicates, so that equal requests share a cached answer. */
export function readWatched(query: URLSearchParams): Result<readonly Address[]> {
  const params = query.getAll("address");
  if (params.length === 0 || params.length > MAX_WATCHED)
    return fail(badInput(`From 1 to ${MAX_WATCHED} accounts at once.`, "address"));
  const addresses = new Set<Address>();
  for (const text of params) {
    const read = readAccount(text);
    if (!read.ok) return read;
    addresses.add(read.value);
  }
  return ok([...addresses].sort());
}

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
