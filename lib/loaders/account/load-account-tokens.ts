import "server-only";
import { readAccount } from "../../domain/account/read-account";
import { ACCOUNT_TOKENS } from "../../domain/account/account-row-kinds";
import type { AccountTokenRow } from "../../domain/account/account-token-row";
import {
  accountTokens,
  MOST_TOKENS,
  type AccountTokens,
  type AccountTokensSummary,
} from "../../domain/account/account-tokens";
import { readAccountTokensQuery } from "../../domain/account/read-account-tokens-query";
import { type AccountTokensQuery } from "../../domain/account/account-tokens-query";
import { failedPage } from "../../domain/list/list-page";
import type { OpenedList } from "../../domain/list/opened-list";
import type { PageNetwork } from "../../domain/network/page-network";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import type { Address } from "../../ton/address/address";
import { fail, ok, type Result } from "../../toncenter/error";
import { jettonWallets } from "../../toncenter/v3/v3-jetton";
import { openList, type RowSource } from "../list/row-source";
import { inTime } from "../request/in-time";
import { loadTokenRates } from "../token/load-token-rates";

/** The list of tokens does not wait longer than this for their worth. */
const RATES_WAIT_MS = 300;

/** The tokens of an account. One call for all of them, and at most one a minute for the rates. */
async function loadAll(
  { id, coin }: Pick<PageNetwork, "id" | "coin">,
  query: AccountTokensQuery,
  lane: Lane,
): Promise<Result<{ readonly tokens: AccountTokens; readonly asOfMs: number }>> {
  const [answer, rates] = await Promise.all([
    gatewayOf(id).call(
      jettonWallets,
      { owner_address: [query.owner], exclude_zero_balance: true, limit: MOST_TOKENS },
      { lane },
    ),
    inTime(loadTokenRates(id, lane), RATES_WAIT_MS),
  ]);
  if (!answer.ok) return fail(answer.error);
  const { value, asOfMs } = answer.value;
  return ok({ tokens: accountTokens(value, rates.late ? null : rates.value, coin, query), asOfMs });
}

/** The service sorts by raw balances only, so all tokens are read and the pages are cut here. */
export const ACCOUNT_TOKEN_SOURCE: RowSource<AccountTokenRow, AccountTokensQuery> = {
  kind: ACCOUNT_TOKENS,
  readQuery: (params) => {
    const owner = readAccount(params.get("owner") ?? "");
    return owner.ok ? readAccountTokensQuery(owner.value, params) : owner;
  },
  endpoint: jettonWallets,
  load: async (network, query, { offset, limit }, lane) => {
    const loaded = await loadAll(network, query, lane);
    if (!loaded.ok) return failedPage(loaded.error);
    const { tokens, asOfMs } = loaded.value;
    const rows = tokens.rows.slice(offset, offset + limit);
    return { rows, end: offset + limit >= tokens.rows.length, pin: null, problem: null, asOfMs };
  },
};

export interface OpenedAccountTokens {
  readonly list: OpenedList<AccountTokenRow, AccountTokensQuery>;
  /** Null if the service did not answer. */
  readonly summary: AccountTokensSummary | null;
}

/** The list and the summary above it, which come from the same answer. */
export async function openAccountTokens(
  network: PageNetwork,
  owner: Address,
  params: URLSearchParams,
): Promise<OpenedAccountTokens> {
  const query = readAccountTokensQuery(owner, params);
  const list = await openList(ACCOUNT_TOKEN_SOURCE, network, params, query);
  if (!query.ok || list.problem !== null || list.page.problem !== null) return { list, summary: null };
  const loaded = await loadAll(network, query.value, "interactive");
  return { list, summary: loaded.ok ? loaded.value.tokens.summary : null };
}
