import { isAddress, type Address } from "@/lib/ton/address/address";
import { RawCellReader } from "../../../chain/cells/raw-cell-reader";
import { eachEntry } from "../../../chain/cells/read-dictionary";
import { readMessage } from "../../../chain/cells/read-message";
import { readBag } from "../../../chain/cells/read-bag";
import { writeBag } from "../../../chain/cells/write-bag";
import { attempt } from "../../../indexer/attempt";
import { membersIn } from "../../../indexer/multisig/multisig-members";
import type { OrderRow } from "../../../indexer/multisig/order-rows";
import { renderOrderBody, type ParsedBody } from "./multisig-order-bodies";

/** An action of a multisig order in v3 JSON. */
export interface OrderAction {
  readonly destination: Address | null;
  readonly value: string | null;
  readonly body_raw: string | null;
  readonly parsed: boolean;
  readonly error: string | null;
  readonly parsed_body: ParsedBody["body"] | null;
  readonly parsed_body_type: string;
  readonly send_mode: number;
}

const INDEX_BITS = 8;
const SEND = 0xf1381e5b;
const CHANGE_OWNERS = 0x1d0cfbd3;

/** Empty if the cells are not a list of actions. */
export function renderOrderActions({ actions: bag }: OrderRow): readonly OrderAction[] {
  if (bag === null) return [];
  const found = attempt(() => {
    const actions: OrderAction[] = [];
    eachEntry(readBag(bag), INDEX_BITS, (_, value) => {
      const action = attempt(() => renderOrderAction(new RawCellReader(value.ref())));
      actions.push(action ?? UNREADABLE);
    });
    return actions;
  });
  return found ?? [];
}

export function addressesOfActions(actions: readonly OrderAction[]): readonly Address[] {
  return actions.flatMap(({ destination, parsed_body: body }) => [
    ...(destination === null ? [] : [destination]),
    ...Object.values(body ?? {})
      .flat()
      .filter((value) => typeof value === "string")
      .filter(isAddress),
  ]);
}

function renderOrderAction(reader: RawCellReader): OrderAction | null {
  const kind = reader.uint(32);
  if (kind === SEND) return renderSend(reader);
  return kind === CHANGE_OWNERS ? renderUpdate(reader) : null;
}

function renderSend(reader: RawCellReader): OrderAction {
  const mode = reader.uint(8);
  const { info, body } = readMessage(reader.ref());
  const parsed = renderOrderBody(body);
  return {
    destination: info.destination,
    value: info.kind === "internal" ? String(info.value.coins) : "0",
    body_raw: writeBag(body).toString("base64"),
    parsed: true,
    error: null,
    parsed_body: parsed.body,
    parsed_body_type: parsed.type,
    send_mode: mode,
  };
}

function renderUpdate(reader: RawCellReader): OrderAction {
  const threshold = reader.uint(8);
  const signers = membersIn(reader.ref());
  const proposers = membersIn(reader.maybeRef());
  return {
    destination: null,
    value: null,
    body_raw: null,
    parsed: true,
    error: null,
    parsed_body: { new_threshold: threshold, new_signers: signers, new_proposers: proposers },
    parsed_body_type: "multisig_update_params",
    send_mode: 0,
  };
}

const UNREADABLE: OrderAction = {
  destination: null,
  value: null,
  body_raw: null,
  parsed: false,
  error: "failed to parse order action",
  parsed_body: null,
  parsed_body_type: "unknown",
  send_mode: 0,
};
