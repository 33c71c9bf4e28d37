import { beginCell, Dictionary, storeMessageRelaxed, type DictionaryValue } from "@ton/core";
import { KEY_BYTES, SUBWALLET, VALIDITY_SECONDS, type WalletPayment, type WalletKind } from "./wallet-kind";

const MAX_PAYMENTS = 254;

const PAYMENT: DictionaryValue<WalletPayment> = {
  serialize: ({ mode, message }, builder) =>
    void builder.storeUint(mode, 8).storeRef(beginCell().store(storeMessageRelaxed(message))),
  parse() {
    throw new Error("payments are only written");
  },
};

/** Stores executed orders until they expire; each order carries a dictionary of payments. */
export const HIGHLOAD_V2: WalletKind = {
  code: "wallet_highload_v2",
  maxPayments: MAX_PAYMENTS,
  data: (publicKey) =>
    beginCell()
      .storeUint(SUBWALLET, 32)
      .storeUint(0, 64)
      .storeBuffer(publicKey, KEY_BYTES)
      .storeBit(false)
      .endCell(),
  order({ number, now, payments }, { key }) {
    const entries = Dictionary.empty(Dictionary.Keys.Int(16), PAYMENT);
    for (const [index, payment] of payments.entries()) entries.set(index, payment);
    const signed = beginCell()
      .storeUint(SUBWALLET, 32)
      .storeUint(now + VALIDITY_SECONDS, 32)
      .storeUint(number, 32)
      .storeDict(entries);
    return beginCell().storeBuffer(key.sign(signed.endCell().hash())).storeBuilder(signed).endCell();
  },
  nextNumber: () => 0,
};
