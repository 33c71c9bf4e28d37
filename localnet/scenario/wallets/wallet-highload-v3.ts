import {
  beginCell,
  internal,
  storeMessageRelaxed,
  storeOutList,
  type Address,
  type MessageRelaxed,
} from "@ton/core";
import { KEY_BYTES, type WalletPayment, type WalletKind } from "./wallet-kind";

const MAX_PAYMENTS = 254;
const SUBWALLET = 0x10ad;
const INTERNAL_TRANSFER = 0xae42e5a4;
const PAY_FEES_SEPARATELY = 1;
/** How long an order is valid and remembered. */
const TIMEOUT_SECONDS = 3_600;
/** The wallet sends this to itself to pay for executing the order. */
const ENVELOPE = 100_000_000n;
/** Orders must have a creation time in the past, even for a clock that is slightly slow. */
const CLOCK_LAG_SECONDS = 30;

const SHIFTS = 8_192;
const NUMBERS_PER_SHIFT = 1_023;

/** Remembers executed orders in a bitmap; more than one payment goes through a message to itself. */
export const HIGHLOAD_V3: WalletKind = {
  code: "wallet_highload_v3r1",
  maxPayments: MAX_PAYMENTS,
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
      // By the second: the shift repeats only after the wallet has forgotten the order.
      .storeUint(now % SHIFTS, 13)
      .storeUint(number % NUMBERS_PER_SHIFT, 10)
      .storeUint(now - CLOCK_LAG_SECONDS, 64)
      .storeUint(TIMEOUT_SECONDS, 22)
      .endCell();
    return beginCell().storeBuffer(key.sign(signed.hash())).storeRef(signed).endCell();
  },
  nextNumber: () => 0,
};

function onlyOne(payments: readonly WalletPayment[]): WalletPayment | null {
  const [first, second] = payments;
  // A message with a state init cannot be sent directly.
  return first === undefined || second !== undefined || first.message.init ? null : first;
}

function batch(payments: readonly WalletPayment[], wallet: Address): WalletPayment {
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
