import { beginCell, internal, storeMessageRelaxed, type Builder } from "@ton/core";
import { ALICE, ANY, BOB, raw } from "./test-bodies";

/** Used by the tests of this folder only: every row of the tables of layouts, written by hand. */

/** One way to write a field, and its expected value. */
interface Written {
  readonly write: (builder: Builder) => Builder;
  readonly reads: unknown;
}

const B = raw(BOB);
const uint = (bits: number, value = 7n): Written => ({
  write: (b) => b.storeUint(value, bits),
  reads: value,
});
const coins = (value = 1_234_567n): Written => ({ write: (b) => b.storeCoins(value), reads: value });
const addr = (to = ALICE): Written => ({ write: (b) => b.storeAddress(to), reads: raw(to) });
const yes: Written = { write: (b) => b.storeBit(true), reads: true };
const ref: Written = { write: (b) => b.storeRef(ANY), reads: { bits: 9, refs: 0 } };
const none: Written = { write: (b) => b.storeBit(false), reads: null };
const some: Written = { write: (b) => b.storeBit(true).storeRef(ANY), reads: { bits: 9, refs: 0 } };
const noMore: Written = { write: (b) => b, reads: null };
const hex = (bits: number): Written => ({
  write: (b) => b.storeUint(0xabc, bits),
  reads: "abc".padStart(bits / 4, "0"),
});
const signature: Written = {
  write: (b) => b.storeRef(beginCell().storeUint(0xabc, 512)),
  reads: "abc".padStart(128, "0"),
};
const comment: Written = {
  write: (b) => b.storeBit(true).storeRef(beginCell().storeUint(0, 32).storeStringTail("hé")),
  reads: { is: "text_comment", text: "hé" },
};
const inline: Written = {
  write: (b) => b.storeBit(false).storeUint(0, 32).storeStringTail("hé"),
  reads: { is: "text_comment", text: "hé" },
};

export type Row = Readonly<Record<string, Written>>;

export function builder(fields: Row): Builder {
  return Object.values(fields).reduce((all, { write }) => write(all), beginCell());
}
export const readings = (fields: Row) =>
  Object.fromEntries(Object.entries(fields).map(([name, { reads }]) => [name, reads]));

const query: Row = { query_id: uint(64, 2n ** 64n - 1n) };
const query7: Row = { query_id: uint(64) };
const amount: Row = { ...query, amount: coins() };
const sent: Written = {
  write: (b) =>
    b.storeRef(
      beginCell().store(storeMessageRelaxed(internal({ to: BOB, value: 5n, bounce: true, body: "hi" }))),
    ),
  reads: {
    is: "message",
    bounce: true,
    to: B,
    value: 5n,
    extra_currencies: null,
    state_init: null,
    body: { is: "text_comment", text: "hi" },
  },
};
const innerTransfer: Written = {
  write: (b) => b.storeRef(beginCell().storeUint(0xd53276db, 32).storeUint(9, 64)),
  reads: { is: "excess", query_id: 9n },
};
const mint: Row = { ...query, to_address: addr(), ton_amount: coins(), master_msg: innerTransfer };
const handedOn: Row = {
  response_destination: addr(BOB),
  custom_payload: none,
  forward_amount: coins(1n),
  forward_payload: comment,
};
const ownershipRequest: Row = { ...query, dest: addr(), forward_payload: ref, with_content: yes };
const proof: Row = { data: ref, revoked_at: uint(64, 0n), content: none };
const stake: Row = {
  validator_pubkey: hex(256),
  stake_at: uint(32),
  max_factor: uint(32),
  adnl_addr: hex(256),
  signature,
};
const noActions: Row = { actions: none, other_actions: none };
const loans: Row = { min_loan: coins(), max_loan: coins() };
const forwarded: Row = { forward_ton_amount: coins(1n), forward_payload: inline };
const account: Written = addr();
const until: Row = { wallet_id: uint(32), valid_until: uint(32), seqno: uint(32) };

/** Every row of the tables, written by hand. A `p` after the opcode marks a layout of payloads. */
export const ROWS: Readonly<Record<string, Row>> = {
  "0x00000000": {
    text: {
      write: (b) => b.storeStringTail("x".repeat(50)).storeRef(beginCell().storeStringTail("é".repeat(120))),
      reads: "x".repeat(50) + "é".repeat(120),
    },
  },
  "0x2167da4b": { cipher_text: { write: (b) => b.storeBuffer(Buffer.alloc(60)), reads: { sealed: 60 } } },
  "0xffffffff": {
    payload: {
      write: (b) => b.storeUint(0x178d4519, 32).storeUint(1, 64).storeCoins(5).storeUint(4, 4),
      reads: { is: "jetton_internal_transfer", query_id: 1n, amount: 5n },
    },
  },
  "0xd53276db": query,
  "0xd372158c": { query_id: noMore },
  "0x0f8a7ea5": {
    ...amount,
    destination: addr(),
    response_destination: addr(BOB),
    custom_payload: some,
    ...forwarded,
  },
  "0x178d4519": { ...amount, from: addr(), response_address: addr(BOB), ...forwarded },
  "0x7362d09c": { ...amount, sender: addr(), forward_payload: comment },
  "0x595f07bc": { ...amount, response_destination: addr(), custom_payload: none },
  "0x7bdd97de": { ...amount, sender: addr(), response_destination: addr(BOB) },
  "0x2c76b973": { ...query, owner_address: addr(), include_address: yes },
  "0xd1735400": {
    ...query,
    wallet_address: addr(),
    owner_address: { write: (b) => b.storeBit(true).storeRef(beginCell().storeAddress(BOB)), reads: B },
  },
  "0x00000015": mint,
  "0x235caf52": mint,
  "0x6501f354": { ...query, new_admin_address: addr() },
  "0xfb88e119": query,
  "0x7431f221": query,
  "0xcb862902": {
    ...query,
    metadata_url: { write: (b) => b.storeStringTail("https://a"), reads: "https://a" },
  },
  "0x2508d66a": { ...query, new_data: ref, new_code: ref },
  "0xeed236d3": { ...query, status: uint(4) },
  "0x5fcc3d14": { ...query, new_owner: addr(), ...handedOn },
  "0x05138d91": { ...query, prev_owner: addr(), forward_payload: inline },
  "0x2fcb26a2": query,
  "0x8b771735": { ...query, index: uint(256), collection: addr() },
  "0x693d3950": query,
  "0xa8cb00ad": { ...query, numerator: uint(16), denominator: uint(16), destination: addr() },
  "0x04ded148": ownershipRequest,
  "0xd0c3bfea": ownershipRequest,
  "0x0524c7ae": { ...query, item_id: uint(256), owner: addr(), ...proof },
  "0x0dd607e3": { ...query, item_id: uint(256), initiator: addr(BOB), owner: addr(), ...proof },
  "0x1f04537a": query,
  "0x6f89f5e3": query,
  "0xd136d3b3": query,
  "0x1a0b9d51": { ...query, content: ref },
  "0x1c04412a": { ...query, new_editor: addr(), ...handedOn },
  "0x511a4463": { ...query, prev_editor: addr(), forward_payload: comment },
  "0x4eb1f0f9": {
    ...query,
    key: hex(256),
    value: {
      write: (b) => b.storeRef(beginCell().storeUint(0x9fd3, 16).storeAddress(BOB).storeUint(0, 8)),
      reads: { is: "dns_smc_address", smc_addr: B, flags: 0n },
    },
  },
  "0x4ed14b65": query,
  "0x44beae41": query,
  "0x370fec51": query,
  "0x557cea20": query,
  "0x371638ae": query7,
  "0xa37a0983": query7,
  "0xa43227e1": query7,
  "0x38127de1": { bid: coins(), bid_ts: uint(32) },
  "0x7369676e": { ...until, ...noActions, signature: hex(512) },
  "0x73696e74": { ...until, ...noActions, signature: hex(512) },
  "0x6578746e": { ...query, ...noActions },
  "0x6e6f7465": query,
  "0x64737472": query,
  "0xe4737472": query,
  "0x706c7567": { ...query, amount: coins(), extra_currencies: none },
  "0xf06c7567": query,
  "0xae42e5a4": { ...query, actions: { write: (b) => b.storeRef(beginCell()), reads: [] } },
  "0xf718510f": {
    ...query,
    order_seqno: uint(256),
    signer: yes,
    index: uint(8),
    expiration_date: uint(48),
    order: ref,
  },
  "0x75097f5d": {
    ...query,
    order_seqno: uint(256),
    expiration_date: uint(48),
    approvals_num: uint(8),
    signers_hash: hex(256),
    order: ref,
  },
  "0xa32c59bf": { ...query, order: ref },
  "0x9c73fba2": {
    ...query,
    threshold: uint(8),
    signers: ref,
    expiration_date: uint(48),
    order: ref,
    signer_index: none,
  },
  "0xa762230f": { ...query, signer_index: uint(8) },
  "0x82609bf6": query,
  "0xafaf283e": { ...query, exit_code: uint(32) },
  "0xa7733acd": { ...query, send_mode: uint(8), message: sent },
  "0xf7733acd": query,
  "0x7258a69b": { ...query, account, more_accounts: ref },
  "0xf258a69b": query,
  "0x4e73744b": { ...query, ...stake },
  "0xf374484c": { ...query, comment: uint(32) },
  "0xee6f454c": { ...query, reason: uint(32) },
  "0x47657424": query,
  "0xf96f7324": { ...query, comment: noMore },
  "0xfffffffe": { ...query, asked: uint(32) },
  "0x00000001": query,
  "0x00000002": { ...query, limit: uint(8) },
  "0x00000003": { ...query, nominator: hex(256) },
  "0x00000004": query,
  "0x00000005": amount,
  "0x00000006": query,
  "0x00000007": query,
  "0x00001000": amount,
  "0x00001001": { ...query, validator: addr() },
  "0x00007702": { ...query, mode: uint(8), message: sent },
  "0x00009903": { ...query, code: ref },
  "0x7bcd1fef": { ...query7, gas: coins() },
  "0xda803efd": { ...query7, gas: coins(), amount: coins(3n) },
  "0x1596920c": query7,
  "0x74bb3427": query7,
  "0x23d421e1": query7,
  "0xa2065f2c": { ...query, gas_limit: coins(), stake: coins(2n), ...stake },
  "0x251d6a98": { ...query, gas_limit: coins() },
  "0x1d1715bf": query,
  "0x47d54391": { ...query, referral: { write: (b) => b.storeUint(3, 20), reads: { bits: 20, refs: 0 } } },
  "0x0a77535c": query,
  "0x1674b0a0": {
    ...query,
    destination: addr(),
    amount: coins(),
    notification: coins(1n),
    forward: coins(2n),
  },
  "0x4bc7c2df": query,
  "0xf127fe4e": query,
  "0xed58b0b2": { ...amount, owner: addr(), index: uint(64) },
  "0x132f9a45": { ...query, owner: addr(), amount: coins(), prev: addr(BOB), next: addr() },
  "0xdb3b8abd": query,
  "0xdfdca27b": query,
  "0x6335b11a": { ...query, ...loans, max_interst: uint(24) },
  "0xeb373a05": query,
  "0xf0fd2250": query,
  "0x8efed779": { ...query, value: coins() },
  "0x30026327": amount,
  "0xed7378a6": query,
  "0x55c26cd5": query,
  "0xc9f04485": { ...query, interest_rate: uint(16) },
  "0x54d37487": query,
  "0x139a1b4e": query,
  "0x7247e7a5": query,
  "0x9bf5561c": { ...query, optimistic_deposit_withdrawals: yes, deposits_open: yes },
  "0x79e7c016": { ...query, sudoer: addr() },
  "0x96e7f528": { ...query, data: none, code: some, after_upgrade: none },
  "0x01f3835d": { ...query, ton_amount: coins(), refund_address: addr(), forward_payload: comment },
  "0xae25d79e": query,
  "0x29d22935": query,
  "0x4f5f4313": { ...query, owner_address: addr(), excesses_address: addr(BOB) },
  "0x6540cf85": { ...query, excesses_address: addr() },
  "0xfcf9e58fp": { token_wallet: addr(), min_lp_out: coins() },
  "0xc64370e5p": {},
  "0x45078540p": {},
  "0x0490f09b": { ...query, jetton_amount: coins(), excesses_address: addr() },
  "0x354bcdf4": query,
  "0x474f86cf": { ...query, payload: some },
};
