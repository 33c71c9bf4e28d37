import type { Address } from "@/lib/ton/address/address";
import { multisigOrders, multisigWallets } from "@/lib/toncenter/v3/multisig";
import { groupBy } from "../../group";
import { listMultisigs, type Multisig } from "../../indexer/multisig/multisig-rows";
import { listOrders, type Order } from "../../indexer/multisig/order-rows";
import { operation, type Operation } from "./operation";
import { actionsOfOrder, addressesOfActions, type OrderAction } from "./order-actions";
import { cellsText, digitsOrNull, hashOrNull } from "./values";

/** The newest first, however the multisigs come. */
const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "desc" } as const;

/** `actions` is null where nobody asked what the order will do. */
function orderRow(order: Order, actions: readonly OrderAction[] | null) {
  return {
    address: order.address,
    multisig_address: order.multisig,
    order_seqno: String(order.number),
    threshold: order.threshold,
    sent_for_execution: order.executed,
    approvals_mask: digitsOrNull(order.approvals),
    approvals_num: order.approvalsCount,
    expiration_date: order.expiresAt,
    order_boc: order.actions === null ? null : cellsText(order.actions),
    signers: order.signers,
    last_transaction_lt: String(order.lastLt),
    code_hash: hashOrNull(order.codeHash),
    data_hash: hashOrNull(order.dataHash),
    actions,
  };
}

const addressesOfOrder = ({ address, multisig, signers }: Order): readonly Address[] => [
  address,
  multisig,
  ...(signers ?? []),
];

/** `orders` is null where nobody asked for them. */
function multisigRow(multisig: Multisig, orders: readonly Order[] | null) {
  return {
    address: multisig.address,
    next_order_seqno: String(multisig.nextNumber),
    threshold: multisig.threshold,
    signers: multisig.signers,
    proposers: multisig.proposers,
    last_transaction_lt: String(multisig.lastLt),
    code_hash: hashOrNull(multisig.codeHash),
    data_hash: hashOrNull(multisig.dataHash),
    orders: orders === null ? null : orders.map((order) => orderRow(order, null)),
  };
}

export const MULTISIG: readonly Operation[] = [
  operation(multisigWallets, ({ node, values, page, named }) => {
    const { tables } = node.index;
    const found = listMultisigs(tables, { addresses: values.address, members: values.wallet_address }, page);
    const withOrders = values.include_orders ?? true;
    const multisigs = found.map(({ address }) => address);
    const orders = withOrders ? listOrders(tables, { multisigs }, ALL) : [];
    const ordersOf = groupBy(orders, ({ multisig }) => multisig);
    return {
      multisigs: found.map((row) => multisigRow(row, withOrders ? (ordersOf.get(row.address) ?? []) : null)),
      ...named([
        ...found.flatMap(({ address, signers, proposers }) => [address, ...signers, ...proposers]),
        ...orders.flatMap(addressesOfOrder),
      ]),
    };
  }),

  operation(multisigOrders, ({ node, values, page, named }) => {
    const filter = { addresses: values.address, multisigs: values.multisig_address };
    const found = listOrders(node.index.tables, filter, page).map((order) => ({
      order,
      actions: values.parse_actions === true ? actionsOfOrder(order) : null,
    }));
    return {
      orders: found.map(({ order, actions }) => orderRow(order, actions)),
      ...named(
        found.flatMap(({ order, actions }) => [
          ...addressesOfOrder(order),
          ...addressesOfActions(actions ?? []),
        ]),
      ),
    };
  }),
];
