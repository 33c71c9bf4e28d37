import { ALICE, addressOf, BOB, BOOK, bocOf, hashOf, ltAt, MULTISIG, NOW, POOL } from "./seed";

const order = {
  address: addressOf("order"),
  multisig_address: MULTISIG,
  order_seqno: "115792089237316195423570985008687907853269984665640564039457584007913129639935",
  threshold: 2,
  sent_for_execution: false,
  approvals_mask: "1",
  approvals_num: 1,
  expiration_date: NOW + 86_400,
  order_boc: bocOf("order"),
  signers: [ALICE, BOB],
  last_transaction_lt: ltAt(1),
  code_hash: hashOf("code of an order"),
  data_hash: hashOf("data of an order"),
  actions: [
    {
      destination: BOB,
      value: "250000000",
      body_raw: bocOf("tea"),
      parsed: true,
      error: null,
      parsed_body: { "@type": "text_comment", text: "tea" },
      parsed_body_type: "text_comment",
      send_mode: 3,
    },
  ],
};

export const multisigOrders = { orders: [order], ...BOOK };

export const multisigWallets = {
  multisigs: [
    {
      address: MULTISIG,
      next_order_seqno: "12",
      threshold: 2,
      signers: [ALICE, BOB],
      proposers: [],
      last_transaction_lt: ltAt(1),
      code_hash: hashOf("code of a multisig"),
      data_hash: hashOf("data of a multisig"),
      orders: [order],
    },
  ],
  ...BOOK,
};

export const vesting = {
  vesting_contracts: [
    {
      address: addressOf("vesting"),
      start_time: NOW,
      total_duration: 31_536_000,
      unlock_period: 2_592_000,
      cliff_duration: 0,
      sender_address: BOB,
      owner_address: ALICE,
      total_amount: "1000000000000",
      whitelist: [POOL],
    },
  ],
  ...BOOK,
};
