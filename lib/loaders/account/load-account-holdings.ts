import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { AccountHoldings } from "../../domain/account/account-holdings";
import type { Address } from "../../ton/address/address";
import type { Result } from "../../toncenter/error";
import { jettonWallets } from "../../toncenter/v3/v3-jetton";
import { nftItems } from "../../toncenter/v3/v3-nft";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";
import { count, fact, timeFact } from "../../domain/account/kinds/card-facts";
import { HOLDINGS_LIMIT, jettonsOf } from "../../domain/account/kinds/held-jettons";

/** What an account has, and since when it is there. Three calls upstream, of which the page may have made one. */
export async function loadHoldings(network: string, address: Address): Promise<AccountHoldings> {
  const gateway = gatewayOf(network);
  const lane = { lane: "panel" } as const;
  const [jettons, items, first] = await Promise.all([
    gateway.call(jettonWallets, jettonsOf(address), lane),
    gateway.call(nftItems, { owner_address: [address], limit: HOLDINGS_LIMIT }, lane),
    gateway.call(transactions, { account: [address], sort: "asc", limit: 1 }, lane),
  ]);
  return {
    facts: [
      factOf("Jettons held", jettons, ({ value }) => counted("Jettons held", value.jetton_wallets.length)),
      factOf("NFTs held", items, ({ value }) => counted("NFTs held", value.nft_items.length)),
      factOf(
        "First transaction",
        first,
        ({
          value: {
            transactions: [oldest],
          },
        }) =>
          oldest === undefined
            ? fact("First transaction", "none known")
            : timeFact("First transaction", oldest.now),
      ),
    ],
  };
}

function factOf<T>(name: string, answer: Result<T>, describe: (value: T) => ReturnType<typeof fact>) {
  return answer.ok ? describe(answer.value) : fact(name, "cannot be asked just now");
}

function counted(name: string, many: number) {
  if (many === 0) return fact(name, "none");
  return many < HOLDINGS_LIMIT ? fact(name, count(many)) : fact(name, count(many), " or more");
}
