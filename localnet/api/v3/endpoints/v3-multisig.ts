import type { Address } from "@/lib/ton/address/address";
import { multisigOrders, multisigWallets } from "@/lib/toncenter/v3/v3-multisig";
import { groupBy } from "../../../group-by";
import { listMultisigs, type MultisigRow } from "../../../indexer/multisig/multisig-rows";
import { listOrders, type OrderRow } from "../../../indexer/multisig/order-rows";
import { route, type Route } from "../v3-route";
import { renderOrderActions, addressesOfActions, type OrderAction } from "../bodies/multisig-order-actions";
import { base64Of, digitsOrNull, hashOrNull } from "../render/v3-json-values";

/** Orders come newest first, whatever the sort of the multisigs. */
const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "desc" } as const;

/** `actions` is null unless the request has `parse_actions`. */
function renderOrder(order: OrderRow, actions: readonly OrderAction[] | null) {
  return {
    address: order.address,
    multisig_address: order.multisig,
    order_seqno: String(order.number),
    threshold: order.threshold,
    sent_for_execution: order.executed,
    approvals_mask: digitsOrNull(order.approvals),
    approvals_num: order.approvalsCount,
    expiration_date: order.expiresAt,
    order_boc: order.actions === null ? null : base64Of(order.actions),
    signers: order.signers,
    last_transaction_lt: String(order.lastLt),
    code_hash: hashOrNull(order.codeHash),
    data_hash: hashOrNull(order.dataHash),
    actions,
  };
}

const addressesOfOrder = ({ address, multisig, signers }: OrderRow): readonly Address[] => [
  address,
  multisig,
  ...(signers ?? []),
];

/** `orders` is null if the request excludes them. */
function renderMultisig(multisig: MultisigRow, orders: readonly OrderRow[] | null) {
  return {
    address: multisig.address,
    next_order_seqno: String(multisig.nextNumber),
    threshold: multisig.threshold,
    signers: multisig.signers,
    proposers: multisig.proposers,
    last_transaction_lt: String(multisig.lastLt),
    code_hash: hashOrNull(multisig.codeHash),
    data_hash: hashOrNull(multisig.dataHash),
    orders: orders === null ? null : orders.map((order) => renderOrder(order, null)),
  };
}

export const MULTISIG: readonly Route[] = [
  route(multisigWallets, ({ node, values, page, addressBookFor }) => {
    const { tables } = node.index;
    const found = listMultisigs(tables, { addresses: values.address, members: values.wallet_address }, page);
    const withOrders = values.include_orders ?? true;
    const multisigs = found.map(({ address }) => address);
    const orders = withOrders ? listOrders(tables, { multisigs }, ALL) : [];
    const ordersOf = groupBy(orders, ({ multisig }) => multisig);
    return {
      multisigs: found.map((row) =>
        renderMultisig(row, withOrders ? (ordersOf.get(row.address) ?? []) : null),
      ),
      ...addressBookFor([
        ...found.flatMap(({ address, signers, proposers }) => [address, ...signers, ...proposers]),
        ...orders.flatMap(addressesOfOrder),
      ]),
    };
  }),

  route(multisigOrders, ({ node, values, page, addressBookFor }) => {
    const filter = { addresses: values.address, multisigs: values.multisig_address };
    const found = listOrders(node.index.tables, filter, page).map((order) => ({
      order,
      actions: values.parse_actions === true ? renderOrderActions(order) : null,
    }));
    return {
      orders: found.map(({ order, actions }) => renderOrder(order, actions)),
      ...addressBookFor(
        found.flatMap(({ order, actions }) => [
          ...addressesOfOrder(order),
          ...addressesOfActions(actions ?? []),
        ]),
      ),
    };
  }),
];
