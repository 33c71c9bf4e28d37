import "server-only";
import { readAccount } from "../../domain/account/read-account";
import type { JettonHolderRow } from "../../domain/jetton/jetton-holder-row";
import {
  JETTON_HOLDERS,
  jettonHolderId,
  type JettonHoldersQuery,
} from "../../domain/jetton/jetton-row-kinds";
import { jettonHolderRow, withShare } from "../../domain/jetton/make-jetton-rows";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Address } from "../../ton/address/address";
import { ok } from "../../toncenter/error";
import { jettonWallets } from "../../toncenter/v3/v3-jetton";
import { loadPage } from "../list/load-page";
import { openRows, type RowSource } from "../list/row-source";
import { supplyOf } from "./load-jetton";

/** The holders of a jetton, the largest first. One call, and one for the supply, which the page has already made. */
export const JETTON_HOLDER_SOURCE: RowSource<JettonHolderRow, JettonHoldersQuery> = {
  kind: JETTON_HOLDERS,
  readQuery: (params) => {
    const master = readAccount(params.get("jetton") ?? "");
    return master.ok ? ok({ master: master.value }) : master;
  },
  endpoint: jettonWallets,
  load: async ({ id, coin }, { master }, request, lane) => {
    const values = { jetton_address: [master], exclude_zero_balance: true, sort: "desc" } as const;
    const [page, supply] = await Promise.all([
      loadPage(id, jettonWallets, values, {
        ...request,
        trim: (wallet, answer) => jettonHolderRow(wallet, answer, coin),
        idOf: jettonHolderId,
        lane,
      }),
      supplyOf(id, master, lane),
    ]);
    return { ...page, rows: page.rows.map((row) => withShare(row, supply)) };
  },
};

export function openJettonHolders(network: PageNetwork, master: Address, params: URLSearchParams) {
  return openRows(JETTON_HOLDER_SOURCE, network, params, { master });
}
