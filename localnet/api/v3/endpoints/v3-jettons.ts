import { jettonBurns, jettonMasters, jettonTransfers, jettonWallets } from "@/lib/toncenter/v3/v3-jetton";
import type { Address } from "@/lib/ton/address/address";
import { listMasters, listWallets } from "../../../indexer/jettons/list-jettons";
import { listBurns, listTransfers } from "../../../indexer/jettons/list-jetton-transfers";
import { route, type Route } from "../v3-route";
import { renderPayload } from "../render/render-payload";
import { ltRange, timeRange } from "../request/v3-ranges";
import { hashOrNull, hashText } from "../render/v3-json-values";

function renderMaster(row: ReturnType<typeof listMasters>[number]) {
  return {
    address: row.address,
    total_supply: row.supply,
    mintable: row.mintable,
    admin_address: row.admin,
    jetton_content: row.content,
    jetton_wallet_code_hash: hashText(row.walletCode),
    code_hash: hashText(row.code),
    data_hash: hashOrNull(row.data),
    last_transaction_lt: String(row.lastLt),
  };
}

function renderWallet(row: ReturnType<typeof listWallets>[number]) {
  return {
    address: row.address,
    balance: row.balance,
    owner: row.owner,
    jetton: row.master,
    last_transaction_lt: String(row.lastLt),
    code_hash: hashText(row.code),
    data_hash: hashOrNull(row.data),
    ...(row.share === null
      ? {}
      : {
          mintless_info: {
            amount: row.share.amount,
            start_from: row.share.startsAt,
            expire_at: row.share.expiresAt,
            custom_payload_api_uri: [],
          },
        }),
  };
}

function renderTransfer(row: ReturnType<typeof listTransfers>[number]) {
  return {
    query_id: row.query,
    source: row.source,
    destination: row.destination,
    amount: row.amount,
    source_wallet: row.wallet,
    jetton_master: row.master,
    transaction_hash: hashText(row.hash),
    transaction_lt: String(row.lt),
    transaction_now: row.now,
    transaction_aborted: false,
    response_destination: row.response,
    ...renderPayload(row.custom, "custom"),
    forward_ton_amount: row.forward,
    ...renderPayload(row.payload, "forward"),
    trace_id: hashText(row.trace),
  };
}

function renderBurn(row: ReturnType<typeof listBurns>[number]) {
  return {
    query_id: row.query,
    owner: row.owner,
    jetton_wallet: row.wallet,
    jetton_master: row.master,
    transaction_hash: hashText(row.hash),
    transaction_lt: String(row.lt),
    transaction_now: row.now,
    transaction_aborted: row.aborted,
    amount: row.amount,
    response_destination: row.response,
    ...renderPayload(row.custom, "custom"),
    trace_id: hashText(row.trace),
  };
}

const nonNull = (...addresses: readonly (Address | null)[]) =>
  addresses.filter((address) => address !== null);

interface JettonFilterParams {
  readonly owner_address?: readonly Address[] | undefined;
  readonly address?: readonly Address[] | undefined;
  readonly jetton_wallet?: readonly Address[] | undefined;
  readonly jetton_master?: Address | undefined;
  readonly start_utime?: number | undefined;
  readonly end_utime?: number | undefined;
  readonly start_lt?: bigint | undefined;
  readonly end_lt?: bigint | undefined;
}

function filterOf(values: JettonFilterParams) {
  return {
    owners: values.owner_address ?? values.address,
    wallets: values.jetton_wallet,
    master: values.jetton_master,
    time: timeRange(values),
    lt: ltRange(values),
  };
}

export const JETTONS: readonly Route[] = [
  route(jettonMasters, ({ node, values, page, addressDetailsFor }) => {
    const filter = { addresses: values.address, admins: values.admin_address };
    const rows = listMasters(node.index.tables, filter, page);
    return {
      jetton_masters: rows.map(renderMaster),
      ...addressDetailsFor(rows.flatMap((row) => nonNull(row.address, row.admin))),
    };
  }),

  route(jettonWallets, ({ node, values, page, addressDetailsFor }) => {
    const filter = {
      addresses: values.address,
      owners: values.owner_address,
      masters: values.jetton_address,
      withoutEmpty: values.exclude_zero_balance === true,
      sort: values.sort ?? null,
    };
    const rows = listWallets(node.index.tables, filter, page);
    return {
      jetton_wallets: rows.map(renderWallet),
      ...addressDetailsFor(rows.flatMap((row) => [row.address, row.owner, row.master])),
    };
  }),

  route(jettonTransfers, ({ node, values, page, addressDetailsFor }) => {
    const rows = listTransfers(node.index.tables, { ...filterOf(values), direction: values.direction }, page);
    return {
      jetton_transfers: rows.map(renderTransfer),
      ...addressDetailsFor(
        rows.flatMap((row) => nonNull(row.source, row.destination, row.wallet, row.master, row.response)),
      ),
    };
  }),

  route(jettonBurns, ({ node, values, page, addressDetailsFor }) => {
    const rows = listBurns(node.index.tables, filterOf(values), page);
    return {
      jetton_burns: rows.map(renderBurn),
      ...addressDetailsFor(rows.flatMap((row) => nonNull(row.owner, row.wallet, row.master, row.response))),
    };
  }),
];
