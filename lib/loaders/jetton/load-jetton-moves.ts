import "server-only";
import { readAccount } from "../../domain/account/read-account";
import { readJettonMovesQuery } from "../../domain/jetton/read-jetton-queries";
import { type JettonMovesQuery } from "../../domain/jetton/jetton-queries";
import { JETTON_BURNS, JETTON_TRANSFERS, jettonMoveId } from "../../domain/jetton/jetton-row-kinds";
import type { JettonBurnRow, JettonTransferRow } from "../../domain/jetton/jetton-transfer-row";
import { jettonBurnRow, jettonTransferRow } from "../../domain/jetton/make-jetton-rows";
import { jettonBurns, jettonTransfers } from "../../toncenter/v3/v3-jetton";
import { loadPage } from "../list/load-page";
import type { RowSource } from "../list/row-source";

/** Transfers of a jetton. One call. */
export const JETTON_TRANSFER_SOURCE: RowSource<JettonTransferRow, JettonMovesQuery> = {
  kind: JETTON_TRANSFERS,
  readQuery: readQueryOfRows,
  endpoint: jettonTransfers,
  load: ({ id, coin }, query, request, lane) =>
    loadPage(id, jettonTransfers, paramsOf(query), {
      ...request,
      trim: (transfer, answer) => jettonTransferRow(transfer, answer, coin),
      idOf: jettonMoveId,
      lane,
    }),
};

/** Burns of a jetton. One call. */
export const JETTON_BURN_SOURCE: RowSource<JettonBurnRow, JettonMovesQuery> = {
  kind: JETTON_BURNS,
  readQuery: readQueryOfRows,
  endpoint: jettonBurns,
  load: ({ id, coin }, query, request, lane) =>
    loadPage(id, jettonBurns, paramsOf(query), {
      ...request,
      trim: (burn, answer) => jettonBurnRow(burn, answer, coin),
      idOf: jettonMoveId,
      lane,
    }),
};

function readQueryOfRows(params: URLSearchParams) {
  const master = readAccount(params.get("jetton") ?? "");
  return master.ok ? readJettonMovesQuery(master.value, params) : master;
}

function paramsOf({ master, owner, from, until }: JettonMovesQuery) {
  return {
    jetton_master: master,
    ...(owner === null ? {} : { owner_address: [owner] }),
    ...(from === null ? {} : { start_utime: from }),
    ...(until === null ? {} : { end_utime: until }),
  };
}
