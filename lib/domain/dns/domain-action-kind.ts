import { counted } from "../../text/counted";
import type { ActionRow } from "../action/action-row";
import { actionRowId } from "../action/action-row-kind";
import type { RowKind } from "../list/row-kind";
import { writeDomainActionsQuery, type DomainActionsQuery } from "./domain-queries";

const DOMAIN_NAME = /\.(?:ton|t\.me)$/;

/** What happened to domains, as the index describes it. Bids are those on domains among the bids on all NFTs. */
export const DOMAIN_ACTIONS: RowKind<ActionRow, DomainActionsQuery> = {
  name: "domain-actions",
  noun: "action",
  loadSchema: () => import("../action/action-row").then((module) => module.ActionRow),
  loadFileColumns: () => import("../action/action-file-columns").then((module) => module.actionFileColumns),
  idOf: actionRowId,
  pageQuery: writeDomainActionsQuery,
  rowsQuery: writeDomainActionsQuery,
  caption: () => "Actions on domains, newest first",
  subject: () => null,
  isOpenEnded: ({ until }) => until === null,
  local: {
    isActive: ({ event }) => event === "bids",
    keeps: ({ sentence }) => sentence.some((part) => part.is === "item" && DOMAIN_NAME.test(part.name ?? "")),
    note: (kept, loaded) => `${kept} of ${counted(loaded, "loaded auction bid")} are on domains.`,
  },
};
