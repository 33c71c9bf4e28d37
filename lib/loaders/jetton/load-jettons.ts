import "server-only";
import type { JettonRow } from "../../domain/jetton/jetton-row";
import { JETTON_LIST, jettonRowId } from "../../domain/jetton/jetton-row-kinds";
import { readJettonsQuery } from "../../domain/jetton/read-jetton-queries";
import { jettonParams, type JettonsQuery } from "../../domain/jetton/jetton-queries";
import { jettonRow } from "../../domain/jetton/make-jetton-rows";
import { jettonMasters } from "../../toncenter/v3/v3-jetton";
import { loadPage } from "../list/load-page";
import type { RowSource } from "../list/row-source";

/** All jettons of the network, or those of one administrator. One call. */
export const JETTON_SOURCE: RowSource<JettonRow, JettonsQuery> = {
  kind: JETTON_LIST,
  readQuery: readJettonsQuery,
  endpoint: jettonMasters,
  load: ({ id, coin }, query, request, lane) =>
    loadPage(id, jettonMasters, jettonParams(query), {
      ...request,
      trim: (master, answer) => jettonRow(master, answer, coin),
      idOf: jettonRowId,
      lane,
    }),
};
