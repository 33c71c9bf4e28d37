import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import { MOST_ASKED, type WatchedReport } from "../../domain/private/watched-report";
import type { Address } from "../../ton/address/address";
import { badInput, fail, ok, type Result } from "../../toncenter/error";
import { walletStates } from "../../toncenter/v3/account";
import { readAccount } from "@/lib/domain/account/read-account";

/** Which accounts a list is about: each once, in an order that makes equal questions one. */
export function readWatched(query: URLSearchParams): Result<readonly Address[]> {
  const typed = query.getAll("address");
  if (typed.length === 0 || typed.length > MOST_ASKED)
    return fail(badInput(`From 1 to ${MOST_ASKED} accounts can be asked for at once.`, "address"));
  const addresses = new Set<Address>();
  for (const text of typed) {
    const read = readAccount(text);
    if (!read.ok) return read;
    addresses.add(read.value);
  }
  return ok([...addresses].sort());
}

/** What there is to say of each of them in a line. One call upstream. */
export async function loadWatched(
  network: string,
  addresses: readonly Address[],
): Promise<Result<WatchedReport>> {
  const answer = await gatewayOf(network).ask(walletStates, { address: addresses }, { lane: "panel" });
  if (!answer.ok) return answer;
  const { value, asOfMs } = answer.value;
  const accounts = value.wallets.map(
    ({ address, status, balance, last_transaction_hash: lastTransaction }) => ({
      address,
      domain: value.address_book[address]?.domain ?? null,
      status,
      balance,
      lastTransaction,
    }),
  );
  return ok({ accounts, asOfMs });
}
