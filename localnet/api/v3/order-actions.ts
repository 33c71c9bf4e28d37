import { isAddress, type Address } from "@/lib/ton/address/address";
import { CellReader } from "../../chain/cells/cell-reader";
import { eachEntry } from "../../chain/cells/dictionary";
import { readMessage } from "../../chain/cells/message";
import { readBag } from "../../chain/cells/read-bag";
import { writeBag } from "../../chain/cells/write-bag";
import { attempt } from "../../indexer/attempt";
import { membersIn } from "../../indexer/multisig/members";
import type { Order } from "../../indexer/multisig/order-rows";
import { parsedBody, type ParsedBody } from "./order-bodies";

/** One thing that an order will do, as the interface tells it. */
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

const PLACE_BITS = 8;
const SEND = 0xf1381e5b;
const CHANGE_OWNERS = 0x1d0cfbd3;

/** Nothing of an order whose cells are no list of actions. */
export function actionsOfOrder({ actions: bag }: Order): readonly OrderAction[] {
  if (bag === null) return [];
  const found = attempt(() => {
    const actions: OrderAction[] = [];
    eachEntry(readBag(bag), PLACE_BITS, (_, value) => {
      const action = attempt(() => actionIn(new CellReader(value.ref())));
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

function actionIn(reader: CellReader): OrderAction | null {
  const kind = reader.uint(32);
  if (kind === SEND) return sending(reader);
  return kind === CHANGE_OWNERS ? changing(reader) : null;
}

function sending(reader: CellReader): OrderAction {
  const mode = reader.uint(8);
  const { info, body } = readMessage(reader.ref());
  const parsed = parsedBody(body);
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

function changing(reader: CellReader): OrderAction {
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
