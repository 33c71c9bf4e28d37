import "server-only";
import { readAccount } from "../../domain/account/read-account";
import { namesFrom } from "../../domain/action/action-names";
import { orderRow } from "../../domain/multisig/multisig-profile";
import {
  MULTISIG_ORDERS,
  orderRowId,
  type MultisigOrdersQuery,
} from "../../domain/multisig/multisig-row-kinds";
import { stepsOf } from "../../domain/multisig/steps-of-order";
import type { MultisigOrderRow } from "../../domain/multisig/order-row";
import type { ListedRows } from "../../domain/list/opened-list";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Address } from "../../ton/address/address";
import { ok } from "../../toncenter/error";
import { multisigOrders } from "../../toncenter/v3/v3-multisig";
import { loadPage } from "../list/load-page";
import { openRows, type RowSource } from "../list/row-source";
import { serverNow } from "../request/clock";
import { loadExecutions, loadOwners, multisigAt, NO_EXECUTIONS } from "./load-multisig";
import { loadWalletTokens } from "./load-wallet-tokens";

/** Further actions of an order are on its own page. */
const MOST_LINES = 3;

/**
 * The orders of a multisig, the newest first. One call; one for their executions if any order was executed; one for
 * the tokens that they move if a jetton wallet is new; and one for its owners, which its page has already made.
 */
export const MULTISIG_ORDER_SOURCE: RowSource<MultisigOrderRow, MultisigOrdersQuery> = {
  kind: MULTISIG_ORDERS,
  readQuery: (params) => {
    const multisig = readAccount(params.get("multisig") ?? "");
    return multisig.ok ? ok({ multisig: multisig.value }) : multisig;
  },
  endpoint: multisigOrders,
  load: async ({ id, coin }, { multisig }, request, lane) => {
    const owners = await loadOwners(id, multisig, lane);
    const nowMs = serverNow();
    const page = await loadPage(
      id,
      multisigOrders,
      { multisig_address: [multisig], parse_actions: true, sort: "desc" },
      {
        ...request,
        trim: (order, { address_book: book }) => ({
          address: order.address,
          order,
          names: namesFrom(book, {}, coin),
          steps: stepsOf(order),
        }),
        idOf: orderRowId,
        lane,
      },
    );
    const shownSteps = page.rows.flatMap(({ steps }) => steps?.steps.slice(0, MOST_LINES) ?? []);
    const isSent = page.rows.some(({ order }) => order.sent_for_execution === true);
    const [executions, tokens] = await Promise.all([
      isSent ? loadExecutions(id, multisig, lane) : NO_EXECUTIONS,
      loadWalletTokens(id, shownSteps, lane),
    ]);
    const rows = page.rows.map(({ order, names, steps }) => {
      const failed = executions.get(order.address) ?? null;
      return orderRow(order, { names, tokens, steps, most: MOST_LINES, nowMs, failed, owners });
    });
    return { ...page, rows };
  },
};

/** Null if the address is that of an order, or of neither. */
export async function openMultisigOrders(
  network: PageNetwork,
  address: Address,
  params: URLSearchParams,
): Promise<ListedRows<MultisigOrderRow, MultisigOrdersQuery> | null> {
  const multisig = await multisigAt(network.id, address);
  return multisig === null ? null : openRows(MULTISIG_ORDER_SOURCE, network, params, { multisig: address });
}
