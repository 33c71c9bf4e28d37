import type { Address } from "../../ton/address/address";
import type { RowKind } from "../list/row-kind";
import type { JettonHolderRow } from "./jetton-holder-row";
import {
  writeJettonMovesQuery,
  writeJettonsQuery,
  type JettonMovesQuery,
  type JettonsQuery,
} from "./jetton-queries";
import type { JettonRow } from "./jetton-row";
import type { JettonBurnRow, JettonTransferRow } from "./jetton-transfer-row";

/** The wallets of one jetton. */
export interface JettonHoldersQuery {
  readonly master: Address;
}

export function jettonRowId({ token }: JettonRow): string {
  return token.master ?? "";
}

/** Jettons in the order in which the index found them. */
export const JETTON_LIST: RowKind<JettonRow, JettonsQuery> = {
  name: "jettons",
  noun: "jetton",
  loadSchema: () => import("./jetton-row").then((module) => module.JettonRow),
  loadFileColumns: () => import("./jetton-file-columns").then((module) => module.jettonFileColumns),
  idOf: jettonRowId,
  pageQuery: writeJettonsQuery,
  rowsQuery: writeJettonsQuery,
  caption: () => "Jettons, in the order in which the index found them",
  subject: () => null,
  isOpenEnded: () => false,
  local: {
    isActive: ({ text }) => text !== null,
    keeps: ({ token, name }, { text }) => {
      const part = (text ?? "").toLocaleLowerCase("en");
      return [token.symbol, name].some((value) => value?.toLocaleLowerCase("en").includes(part) === true);
    },
    note: (kept, loaded) => `${kept} of the ${loaded} jettons loaded so far match.`,
  },
};

export function jettonHolderId({ wallet }: JettonHolderRow): string {
  return wallet;
}

/** The holders of a jetton, the largest first. */
export const JETTON_HOLDERS: RowKind<JettonHolderRow, JettonHoldersQuery> = {
  name: "jetton-holders",
  noun: "holder",
  loadSchema: () => import("./jetton-holder-row").then((module) => module.JettonHolderRow),
  loadFileColumns: () => import("./jetton-file-columns").then((module) => module.jettonHolderFileColumns),
  idOf: jettonHolderId,
  pageQuery: () => new URLSearchParams(),
  rowsQuery: ({ master }) => new URLSearchParams({ jetton: master }),
  caption: () => "Holders of this jetton, largest first",
  subject: ({ master }) => master,
  isOpenEnded: () => false,
};

/** One transaction makes at most one transfer of a wallet, namely the one that received the message. */
export function jettonMoveId({ transaction }: { readonly transaction: string }): string {
  return transaction;
}

/** Transfers of a jetton, the newest first. */
export const JETTON_TRANSFERS: RowKind<JettonTransferRow, JettonMovesQuery> = {
  name: "jetton-transfers",
  noun: "transfer",
  loadSchema: () => import("./jetton-transfer-row").then((module) => module.JettonTransferRow),
  loadFileColumns: () => import("./jetton-file-columns").then((module) => module.jettonTransferFileColumns),
  idOf: jettonMoveId,
  pageQuery: writeJettonMovesQuery,
  rowsQuery: withMaster,
  caption: () => "Transfers of this jetton, newest first",
  subject: ({ master }) => master,
  isOpenEnded: ({ until }) => until === null,
};

/** Burns of a jetton, the newest first. */
export const JETTON_BURNS: RowKind<JettonBurnRow, JettonMovesQuery> = {
  name: "jetton-burns",
  noun: "burn",
  loadSchema: () => import("./jetton-transfer-row").then((module) => module.JettonBurnRow),
  loadFileColumns: () => import("./jetton-file-columns").then((module) => module.jettonBurnFileColumns),
  idOf: jettonMoveId,
  pageQuery: writeJettonMovesQuery,
  rowsQuery: withMaster,
  caption: () => "Burns of this jetton, newest first",
  subject: ({ master }) => master,
  isOpenEnded: ({ until }) => until === null,
};

function withMaster(query: JettonMovesQuery): URLSearchParams {
  const params = writeJettonMovesQuery(query);
  params.set("jetton", query.master);
  return params;
}
