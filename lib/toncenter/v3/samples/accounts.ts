import { ALICE, BOB, bocOf, COLLECTION, hashOf, ltAt, NAMES } from "./seed";

export const accountStates = {
  accounts: [
    {
      address: ALICE,
      account_state_hash: hashOf("state alice"),
      balance: "123456789012",
      extra_currencies: { "100": "5" },
      status: "active",
      last_transaction_hash: hashOf("transaction 0"),
      last_transaction_lt: ltAt(0),
      data_hash: hashOf("data alice"),
      code_hash: hashOf("code of a wallet"),
      data_boc: bocOf("data alice"),
      code_boc: bocOf("code of a wallet"),
      contract_methods: [78_748, 85_143],
      interfaces: ["wallet_v5r1"],
    },
    {
      address: BOB,
      account_state_hash: hashOf("state bob"),
      balance: null,
      extra_currencies: null,
      status: "frozen",
      frozen_hash: hashOf("frozen bob"),
      last_transaction_hash: null,
      last_transaction_lt: null,
      contract_methods: null,
      interfaces: null,
    },
  ],
  ...NAMES,
};

export const walletStates = {
  wallets: [
    {
      address: ALICE,
      is_wallet: true,
      wallet_type: "wallet v5 r1",
      seqno: 41,
      wallet_id: 2_147_483_409,
      balance: "123456789012",
      extra_currencies: {},
      is_signature_allowed: true,
      status: "active",
      code_hash: hashOf("code of a wallet"),
      last_transaction_hash: hashOf("transaction 0"),
      last_transaction_lt: ltAt(0),
    },
    { address: COLLECTION, is_wallet: false, last_transaction_hash: null, last_transaction_lt: null },
  ],
  ...NAMES,
};

export const addressBook = {
  "alice in any spelling": NAMES.address_book[ALICE],
  [BOB]: NAMES.address_book[BOB],
};
export const { metadata } = NAMES;

export const topAccountsByBalance = [
  { account: ALICE, balance: "4900000000000000000" },
  { account: BOB, balance: "123456789012" },
];

export const addressInformation = {
  balance: "123456789012",
  code: bocOf("code of a wallet"),
  data: bocOf("data alice"),
  last_transaction_lt: ltAt(0),
  last_transaction_hash: hashOf("transaction 0"),
  frozen_hash: null,
  status: "active",
};

export const walletInformation = {
  balance: "123456789012",
  wallet_type: "wallet v5 r1",
  seqno: 41,
  wallet_id: 2_147_483_409,
  last_transaction_lt: ltAt(0),
  last_transaction_hash: hashOf("transaction 0"),
  status: "active",
};

const fees = { in_fwd_fee: 1_037_200, storage_fee: 71, gas_fee: 1_976_800, fwd_fee: 400_000 };

export const estimateFee = { source_fees: fees, destination_fees: [fees] };
export const message = { message_hash: hashOf("message sent"), message_hash_norm: hashOf("normal sent") };

export const runGetMethod = {
  gas_used: 2_310,
  exit_code: 0,
  stack: [
    { type: "num", value: "-0x2a" },
    { type: "cell", value: bocOf("a cell") },
    { type: "tuple", value: [{ type: "num", value: "0x1" }, { type: "null" }] },
  ],
};

export const decoded = {
  opcodes: ["jetton_transfer", "unknown"],
  bodies: [{ "@type": "text_comment", text: "tea" }, { error: "unknown: nothing fits" }],
};
