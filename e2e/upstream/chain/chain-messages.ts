import { bodyOf } from "./message-bodies";
import type { Chain } from "./chain";

const VALUE = 1_000_000_000;

/** Every transaction has one incoming message, which has its number. The first message of a trace is external. */
export function messageRow(chain: Chain, receiver: number) {
  const parent = chain.parentOf(receiver);
  const body = bodyOf(receiver, chain.positionOf(receiver));
  return {
    hash: chain.ids.hash("message", receiver),
    ...(parent === null ? FROM_OUTSIDE : internal(chain, parent, receiver)),
    destination: chain.accountOf(receiver),
    opcode: body.opcode,
    decoded_opcode: body.decodedOpcode,
    message_content: { hash: body.hash, body: body.boc, decoded: body.decoded },
    init_state: null,
  };
}

/** As in the list of messages: with the transactions at both ends. */
export function messageWithEnds(chain: Chain, receiver: number) {
  const parent = chain.parentOf(receiver);
  return {
    ...messageRow(chain, receiver),
    in_msg_tx_hash: chain.ids.hash("transaction", receiver),
    ...(parent === null ? {} : { out_msg_tx_hash: chain.ids.hash("transaction", parent) }),
  };
}

/** Null for an external message, which has no time. */
export function createdLt(chain: Chain, receiver: number): number | null {
  const parent = chain.parentOf(receiver);
  return parent === null ? null : chain.lt(parent) + 1 + chain.childrenOf(parent).indexOf(receiver);
}

const FROM_OUTSIDE = {
  source: null,
  value: null,
  value_extra_currencies: null,
  fwd_fee: null,
  ihr_fee: null,
  extra_flags: null,
  created_lt: null,
  created_at: null,
  ihr_disabled: null,
  bounce: null,
  bounced: null,
  import_fee: "0",
} as const;

function internal(chain: Chain, parent: number, receiver: number) {
  return {
    source: chain.accountOf(parent),
    value: String(VALUE + receiver),
    value_extra_currencies: {},
    fwd_fee: "266669",
    ihr_fee: "0",
    extra_flags: "0",
    created_lt: String(createdLt(chain, receiver)),
    created_at: String(chain.now(parent)),
    ihr_disabled: true,
    bounce: true,
    bounced: false,
    import_fee: null,
  };
}
