import type { AddressBook, Metadata } from "../../toncenter/v3/address-book";
import type { JettonBurn, JettonMaster, JettonTransfer, JettonWallet } from "../../toncenter/v3/v3-jetton";
import { shareOf } from "../../ton/value/share";
import { namesFrom, type ActionNames } from "../action/action-names";
import { payloadComment } from "../token/payload-comment";
import { metadataOrigin } from "../token/metadata-origin";
import { JETTONS, tokenInfoIn } from "../token/token-metadata";
import { partyOf } from "../transaction/make-transaction-row";
import type { JettonHolderRow } from "./jetton-holder-row";
import type { JettonRow } from "./jetton-row";
import type { JettonBurnRow, JettonTransferRow } from "./jetton-transfer-row";

/** The names that come with a list of jettons. */
interface Named {
  readonly address_book: AddressBook;
  readonly metadata: Metadata;
}

export function jettonRow(master: JettonMaster, answer: Named, coin: string): JettonRow {
  const { address, total_supply: supply, mintable, admin_address: admin, jetton_content: content } = master;
  const info = tokenInfoIn(answer.metadata, address, JETTONS);
  return {
    token: namesIn(answer, coin).token(address),
    name: info?.name ?? null,
    supply,
    mintable,
    admin: admin === null ? null : partyOf(admin, answer.address_book),
    origin: metadataOrigin(content),
    unread: info === null && answer.metadata[address]?.is_indexed === false,
  };
}

export function jettonHolderRow(
  { address, owner, jetton, balance }: JettonWallet,
  answer: Named,
  coin: string,
): JettonHolderRow {
  return {
    wallet: address,
    owner: partyOf(owner, answer.address_book),
    token: namesIn(answer, coin).token(jetton),
    balance,
    share: null,
  };
}

/** The supply comes with another answer. */
export function withShare(row: JettonHolderRow, supply: bigint | null): JettonHolderRow {
  return { ...row, share: supply === null ? null : shareOf(row.balance, supply) };
}

export function jettonTransferRow(transfer: JettonTransfer, answer: Named, coin: string): JettonTransferRow {
  const { source, destination, forward_payload: payload, decoded_forward_payload: decoded } = transfer;
  const from = partyOf(source, answer.address_book);
  return {
    ...movementOf(transfer, answer, coin),
    from,
    to: partyOf(destination, answer.address_book),
    comment: payloadComment(payload, decoded, from),
  };
}

export function jettonBurnRow(burn: JettonBurn, answer: Named, coin: string): JettonBurnRow {
  return { ...movementOf(burn, answer, coin), owner: partyOf(burn.owner, answer.address_book) };
}

function movementOf(moved: Omit<JettonBurn, "owner" | "jetton_wallet">, answer: Named, coin: string) {
  return {
    transaction: moved.transaction_hash,
    lt: moved.transaction_lt,
    at: moved.transaction_now,
    token: namesIn(answer, coin).token(moved.jetton_master),
    amount: moved.amount,
    failed: moved.transaction_aborted === true,
  };
}

const NAMES = new WeakMap<Named, ActionNames>();

/** Rows of one answer share its names. */
function namesIn(answer: Named, coin: string): ActionNames {
  const before = NAMES.get(answer);
  if (before !== undefined) return before;
  const names = namesFrom(answer.address_book, answer.metadata, coin);
  NAMES.set(answer, names);
  return names;
}
