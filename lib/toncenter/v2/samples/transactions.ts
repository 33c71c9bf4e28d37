import {
  accountAddress,
  BLOCK,
  blockId,
  boc,
  friendly,
  hash64,
  HEAD_LT,
  HEAD_TIME,
  sampleAddress,
  transactionId,
  type Sample,
} from "./values";

/** One of every kind of content that a message can have. */
export const MESSAGE_DATA = [
  { "@type": "msg.dataRaw", body: boc(71), init_state: "" },
  { "@type": "msg.dataText", text: "SGVsbG8=" },
  { "@type": "msg.dataDecryptedText", text: "SGVsbG8=" },
  { "@type": "msg.dataEncryptedText", text: hash64(72) },
] as const;

const messageFields = (seed: number) => ({
  hash: hash64(seed + 200),
  value: "1500000000",
  extra_currencies: [],
  fwd_fee: "266669",
  ihr_fee: "0",
  created_lt: HEAD_LT,
  body_hash: hash64(seed + 201),
});

const message = (seed: number, from: number | null, to: number | null) => ({
  "@type": "ext.message",
  ...messageFields(seed),
  source: from === null ? "" : friendly(from),
  destination: to === null ? "" : friendly(to),
  msg_data: MESSAGE_DATA[1],
  message: "Hello",
});

const messageStd = (seed: number, from: number | null, to: number | null) => ({
  "@type": "raw.message",
  ...messageFields(seed),
  source: accountAddress(from),
  destination: accountAddress(to),
  msg_data: MESSAGE_DATA[0],
});

const transactionFields = (seed: number) => ({
  address: accountAddress(1),
  utime: HEAD_TIME - seed,
  data: boc(seed),
  transaction_id: transactionId(seed),
  fee: "2764521",
  storage_fee: "121",
  other_fee: "2764400",
});

const transaction = (seed: number) => ({
  "@type": "ext.transaction",
  ...transactionFields(seed),
  account: sampleAddress(1),
  in_msg: message(seed, null, 1),
  out_msgs: [message(seed + 1, 1, 2)],
});

const transactionStd = (seed: number) => ({
  "@type": "raw.transaction",
  ...transactionFields(seed),
  in_msg: messageStd(seed, null, 1),
  out_msgs: [messageStd(seed + 1, 1, 2)],
});

const tickTock = {
  "@type": "raw.transactionExt",
  ...transactionFields(79),
  account: sampleAddress(1),
  out_msgs: [],
};

const page = { id: blockId(BLOCK.seqno, 0), req_count: 40, incomplete: false };
const ofAccount = { address: friendly(1), limit: 2 };
const ofMessage = { source: friendly(1), destination: friendly(2), created_lt: HEAD_LT };

export const TRANSACTION_SAMPLES: readonly Sample[] = [
  {
    path: "getBlockTransactions",
    params: BLOCK,
    result: {
      "@type": "blocks.transactions",
      ...page,
      transactions: [73, 74].map((seed) => ({
        "@type": "blocks.shortTxId",
        mode: 135,
        account: sampleAddress(seed).toLowerCase(),
        lt: HEAD_LT,
        hash: hash64(seed),
      })),
    },
  },
  {
    path: "getBlockTransactionsExt",
    params: BLOCK,
    result: {
      "@type": "blocks.transactionsExt",
      ...page,
      transactions: [
        { ...transactionStd(75), "@type": "raw.transactionExt", account: sampleAddress(1) },
        tickTock,
      ],
    },
  },
  { path: "getTransactions", params: ofAccount, result: [transaction(1), transaction(2)] },
  {
    path: "getTransactionsStd",
    params: ofAccount,
    result: {
      "@type": "raw.transactions",
      transactions: [transactionStd(1), transactionStd(2)],
      previous_transaction_id: transactionId(3),
    },
  },
  { path: "tryLocateTx", params: ofMessage, result: transaction(4) },
  { path: "tryLocateResultTx", params: ofMessage, result: transaction(4) },
  { path: "tryLocateSourceTx", params: ofMessage, result: transaction(5) },
];
