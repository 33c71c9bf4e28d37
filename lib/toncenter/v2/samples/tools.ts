import { formatFriendly } from "../../../ton/address/address";
import { formatHash } from "../../../ton/value/hash";
import {
  boc,
  cell,
  friendly,
  hash64,
  HEAD,
  HEAD_SEQNO,
  sampleAddress,
  sampleHash,
  transactionId,
  type Sample,
} from "./values";

const message = { boc: boc(81) };
const fees = {
  "@type": "fees",
  in_fwd_fee: 1_144_000,
  storage_fee: 15,
  gas_fee: 1_317_000,
  fwd_fee: 266_669,
};

const number = (value: string) => ({
  "@type": "tvm.stackEntryNumber",
  number: { "@type": "tvm.numberDecimal", number: value },
});
const cellEntry = (seed: number) => ({ "@type": "tvm.stackEntryCell", cell: cell(seed) });

const legacyStack = [
  ["num", "-0x1"],
  ["cell", { bytes: boc(82), object: { data: { b64: "AAAAUg==", len: 32 }, refs: [], special: false } }],
  ["tuple", { "@type": "tvm.tuple", elements: [number("7"), cellEntry(83)] }],
  ["list", { "@type": "tvm.list", elements: [] }],
];

const stdStack = [
  number("-1"),
  cellEntry(82),
  { "@type": "tvm.stackEntrySlice", slice: { "@type": "tvm.slice", bytes: boc(84) } },
  { "@type": "tvm.stackEntryTuple", tuple: { "@type": "tvm.tuple", elements: [number("7"), cellEntry(83)] } },
  { "@type": "tvm.stackEntryList", list: { "@type": "tvm.list", elements: [number("8")] } },
  { "@type": "tvm.stackEntryUnsupported" },
];

const address = sampleAddress(85);
const variant = (bounceable: boolean) => ({
  "@type": "ext.utils.detectedAddressVariant",
  b64: formatFriendly(address, { bounceable, testnet: false, alphabet: "standard" }),
  b64url: formatFriendly(address, { bounceable, testnet: false }),
});
const config = { "@type": "configInfo", config: cell(86) };

export const TOOL_SAMPLES: readonly Sample[] = [
  { path: "sendBoc", params: message, result: { "@type": "ok" } },
  {
    path: "sendBocReturnHash",
    params: message,
    result: { "@type": "raw.extMessageInfo", hash: hash64(87), hash_norm: hash64(88) },
  },
  {
    path: "estimateFee",
    params: { address: friendly(1), body: boc(89), init_code: "", init_data: "", ignore_chksig: true },
    result: { "@type": "query.fees", source_fees: fees, destination_fees: [fees] },
  },
  {
    path: "runGetMethod",
    params: { address: friendly(42), method: "get_wallet_address", stack: [["tvm.Slice", boc(90)]] },
    result: {
      "@type": "smc.runResult",
      gas_used: 2_132,
      stack: legacyStack,
      exit_code: 0,
      block_id: HEAD,
      last_transaction_id: transactionId(1),
    },
  },
  {
    path: "runGetMethodStd",
    params: { address: friendly(1), method: 85_143, stack: [number("10")], seqno: HEAD_SEQNO },
    result: { "@type": "smc.runResult", gas_used: 2_132, stack: stdStack, exit_code: 0 },
  },
  {
    path: "detectAddress",
    params: { address: friendly(85) },
    result: {
      "@type": "ext.utils.detectedAddress",
      raw_form: address.toLowerCase(),
      bounceable: variant(true),
      non_bounceable: variant(false),
      given_type: "friendly_bounceable",
      test_only: false,
    },
  },
  {
    path: "detectHash",
    params: { hash: sampleHash(91) },
    result: {
      "@type": "ext.utils.detectedHash",
      b64: hash64(91),
      b64url: formatHash(sampleHash(91), "base64url"),
      hex: sampleHash(91),
    },
  },
  { path: "packAddress", params: { address }, result: friendly(85) },
  { path: "unpackAddress", params: { address: friendly(85) }, result: address },
  { path: "getConfigParam", params: { config_id: 34 }, result: config },
  { path: "getConfigAll", params: {}, result: config },
  {
    path: "getLibraries",
    params: { libraries: [hash64(92)] },
    result: {
      "@type": "smc.libraryResult",
      result: [{ "@type": "smc.libraryEntry", hash: hash64(92), data: boc(92) }],
    },
  },
  {
    path: "jsonRPC",
    params: { jsonrpc: "2.0", id: 1, method: "getMasterchainBlockSignatures", params: { seqno: HEAD_SEQNO } },
    result: { "@type": "blocks.blockSignatures", id: HEAD, signatures: [] },
  },
];
