import "server-only";
import { LRUCache } from "lru-cache";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import { namesFrom } from "../../domain/action/action-names";
import type { ActionRow } from "../../domain/action/action-row";
import type { PageNetwork } from "../../domain/network/page-network";
import { hasBounced, isFailedPayment } from "../../domain/trace/outcome/bounced-action";
import { parseHash, type Hash } from "../../ton/value/hash";
import { actions } from "../../toncenter/v3/v3-action";
import { ALL_ACTION_TYPES } from "./all-action-types";

/** How many failed payments of one page are examined. */
const MAX_EXAMINED = 50;

/** By network and action. The outcome of a payment does not change, and lists are polled. */
const known = new LRUCache<string, boolean>({ max: 10_000 });

/**
 * Marks the failed payments that were returned to their senders, which a list of actions does not say. One call, only
 * if there is such a payment whose outcome is not known yet; without an answer they stay failed.
 */
export async function withBounces(
  { id: network, coin }: Pick<PageNetwork, "id" | "coin">,
  rows: readonly ActionRow[],
  lane: Lane,
): Promise<readonly ActionRow[]> {
  const keyOf = (id: Hash) => `${network} ${id}`;
  const payments = rows.filter(isFailedPayment);
  const unknown = payments.filter(({ id }) => !known.has(keyOf(id))).slice(0, MAX_EXAMINED);
  if (unknown.length > 0) {
    const answer = await gatewayOf(network).call(
      actions,
      {
        action_id: unknown.map(({ id }) => parseHash(id)),
        supported_action_types: ALL_ACTION_TYPES,
        include_transactions: true,
        limit: unknown.length,
      },
      { lane },
    );
    if (answer.ok) {
      const { value } = answer.value;
      const names = namesFrom(value.address_book, value.metadata, coin);
      for (const action of value.actions) known.set(keyOf(action.action_id), hasBounced(action, names));
    }
  }
  if (payments.length === 0) return rows;
  return rows.map((row) =>
    isFailedPayment(row) && known.get(keyOf(row.id)) === true ? { ...row, bounced: true } : row,
  );
}
