import {
  beginCell,
  internal,
  storeMessageRelaxed,
  storeOutList,
  type Address,
  type MessageRelaxed,
} from "@ton/core";
import { KEY_BYTES, type Payment, type WalletKind } from "./kind";

const MOST_PAYMENTS = 254;
const SUBWALLET = 0x10ad;
const INTERNAL_TRANSFER = 0xae42e5a4;
const PAY_FEES_SEPARATELY = 1;
/** For how long an order is taken and remembered. */
const TIMEOUT_SECONDS = 3_600;
/** What the wallet sends to itself so that it can pay for reading its own order. */
const ENVELOPE = 100_000_000n;
/** Orders have to be from the past, also by a clock that is a little behind. */
const CLOCK_LAG_SECONDS = 30;

const SHIFTS = 8_192;
const NUMBERS_PER_SHIFT = 1_023;

/** Remembers its orders by a bit each; more than one payment goes through a message to itself. */
export const HIGHLOAD_V3: WalletKind = {
  code: "wallet_highload_v3r1",
  mostPayments: MOST_PAYMENTS,
  data: (publicKey) =>
    beginCell()
      .storeBuffer(publicKey, KEY_BYTES)
      .storeUint(SUBWALLET, 32)
      .storeBit(false)
      .storeBit(false)
      .storeUint(0, 64)
      .storeUint(TIMEOUT_SECONDS, 22)
      .endCell(),
  order({ number, now, payments }, { key, address }) {
    const { message, mode } = onlyOne(payments) ?? batch(payments, address);
    const signed = beginCell()
      .storeUint(SUBWALLET, 32)
      .storeRef(beginCell().store(storeMessageRelaxed(message)))
      .storeUint(mode, 8)
      // By the second: all numbers come round only after the wallet has forgotten the order.
      .storeUint(now % SHIFTS, 13)
      .storeUint(number % NUMBERS_PER_SHIFT, 10)
      .storeUint(now - CLOCK_LAG_SECONDS, 64)
      .storeUint(TIMEOUT_SECONDS, 22)
      .endCell();
    return beginCell().storeBuffer(key.sign(signed.hash())).storeRef(signed).endCell();
  },
  nextNumber: () => 0,
};

function onlyOne(payments: readonly Payment[]): Payment | null {
  const [first, second] = payments;
  // The code takes no message with a state by the direct way.
  return first === undefined || second !== undefined || first.message.init ? null : first;
}

function batch(payments: readonly Payment[], wallet: Address): Payment {
  const list = storeOutList(
    payments.map(({ message, mode }) => ({ type: "sendMsg", mode, outMsg: message })),
  );
  const body = beginCell()
    .storeUint(INTERNAL_TRANSFER, 32)
    .storeUint(0, 64)
    .storeRef(beginCell().store(list))
    .endCell();
  const message: MessageRelaxed = internal({ to: wallet, value: ENVELOPE, bounce: true, body });
  return { message, mode: PAY_FEES_SEPARATELY };
}
