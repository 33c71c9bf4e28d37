import "server-only";
import { ACCOUNT_TOKEN_TRANSFERS } from "../../domain/account/account-row-kinds";
import { readAccountTransfersQuery } from "../../domain/account/read-account-transfers-query";
import { type AccountTransfersQuery } from "../../domain/account/account-transfers-query";
import { readAccount } from "../../domain/account/read-account";
import { jettonMoveId } from "../../domain/jetton/jetton-row-kinds";
import type { JettonTransferRow } from "../../domain/jetton/jetton-transfer-row";
import { jettonTransferRow } from "../../domain/jetton/make-jetton-rows";
import { jettonTransfers } from "../../toncenter/v3/v3-jetton";
import { loadPage } from "../list/load-page";
import type { RowSource } from "../list/row-source";

/** Token transfers of an account. One call. */
export const ACCOUNT_TOKEN_TRANSFER_SOURCE: RowSource<JettonTransferRow, AccountTransfersQuery> = {
  kind: ACCOUNT_TOKEN_TRANSFERS,
  readQuery: (params) => {
    const owner = readAccount(params.get("owner") ?? "");
    return owner.ok ? readAccountTransfersQuery(owner.value, params) : owner;
  },
  endpoint: jettonTransfers,
  load: ({ id, coin }, { owner, direction, master, from, until }, request, lane) =>
    loadPage(
      id,
      jettonTransfers,
      {
        owner_address: [owner],
        ...(direction === "all" ? {} : { direction }),
        ...(master === null ? {} : { jetton_master: master }),
        ...(from === null ? {} : { start_utime: from }),
        ...(until === null ? {} : { end_utime: until }),
      },
      {
        ...request,
        trim: (transfer, answer) => jettonTransferRow(transfer, answer, coin),
        idOf: jettonMoveId,
        lane,
      },
    ),
};
