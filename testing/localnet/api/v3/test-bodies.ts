import { Address, beginCell, comment, type Builder } from "@ton/core";

/** Used by tests only: a body of each of the service's layouts, and its JSON, both written by hand. */

const ALICE = new Address(0, Buffer.alloc(32, 0xa1));
const BOB = new Address(-1, Buffer.alloc(32, 0xb0));
const CELL = beginCell().storeUint(5, 9).endCell();

interface Written {
  readonly write: (cell: Builder) => Builder;
  readonly json: unknown;
}

type Body = Readonly<Record<string, Written>>;

const uint = (bits: number, value: number): Written => ({
  write: (cell) => cell.storeUint(value, bits),
  json: String(value),
});
const hex = (bits: number): Written => ({
  write: (cell) => cell.storeUint(0xabc, bits),
  json: "ABC".padStart(bits / 4, "0"),
});
const amount: Written = {
  write: (cell) => cell.storeCoins(1_000),
  json: { "@type": "var_uint", len: "2", value: "1000" },
};
const yes: Written = { write: (cell) => cell.storeBit(true), json: true };
const none: Written = { write: (cell) => cell.storeBit(false), json: null };
const alice: Written = {
  write: (cell) => cell.storeAddress(ALICE),
  json: { "@type": "addr_std", workchain_id: "0", address: "A1".repeat(32) },
};
const bob: Written = {
  write: (cell) => cell.storeAddress(BOB),
  json: { "@type": "addr_std", workchain_id: "-1", address: "B0".repeat(32) },
};
const nobody: Written = { write: (cell) => cell.storeAddress(null), json: { "@type": "addr_none" } };
const boc = CELL.toBoc({ idx: false, crc32: true }).toString("base64");
const cell: Written = { write: (into) => into.storeRef(CELL), json: { "@type": "cell", boc } };
const maybeCell: Written = { write: (into) => into.storeMaybeRef(CELL), json: { "@type": "cell", boc } };
const text: Written = {
  write: (into) => into.storeBit(true).storeRef(comment("tea")),
  json: { "@type": "text_comment", text: "tea" },
};
const textHere: Written = {
  write: (into) => into.storeBit(false).storeSlice(comment("tea").beginParse()),
  json: { "@type": "text_comment", text: "tea" },
};
const nothing: Written = { write: (into) => into.storeBit(false), json: { "@type": "empty_cell" } };
const signature: Written = {
  write: (into) => into.storeRef(beginCell().storeUint(0xabc, 512)),
  json: "ABC".padStart(128, "0"),
};
const record: Written = {
  write: (into) => into.storeRef(beginCell().storeUint(0xad01, 16).storeUint(0xabc, 256).storeUint(0, 8)),
  json: { "@type": "dns_adnl_address", adnl_addr: "ABC".padStart(64, "0"), flags: "0" },
};

const query_id = uint(64, 7);
const query: Body = { query_id };
const proof: Body = { query_id, dest: alice, forward_payload: cell, with_content: yes };

const BODIES: Readonly<Record<string, readonly [name: string, body: Body]>> = {
  "0xd53276db": ["excess", query],
  "0xd372158c": ["top_up", query],
  "0x0f8a7ea5": [
    "jetton_transfer",
    {
      query_id,
      amount,
      destination: alice,
      response_destination: nobody,
      custom_payload: maybeCell,
      forward_ton_amount: amount,
      forward_payload: text,
    },
  ],
  "0x178d4519": [
    "jetton_internal_transfer",
    {
      query_id,
      amount,
      from: alice,
      response_address: bob,
      forward_ton_amount: amount,
      forward_payload: textHere,
    },
  ],
  "0x7362d09c": ["jetton_notify", { query_id, amount, sender: bob, forward_payload: nothing }],
  "0x595f07bc": ["jetton_burn", { query_id, amount, response_destination: alice, custom_payload: none }],
  "0x7bdd97de": [
    "jetton_burn_notification",
    { query_id, amount, sender: alice, response_destination: nobody },
  ],
  "0x5fcc3d14": [
    "nft_transfer",
    {
      query_id,
      new_owner: alice,
      response_destination: bob,
      custom_payload: none,
      forward_amount: amount,
      forward_payload: nothing,
    },
  ],
  "0x05138d91": ["nft_ownership_assigned", { query_id, prev_owner: alice, forward_payload: text }],
  "0x2fcb26a2": ["get_static_data", query],
  "0x8b771735": ["report_static_data", { query_id, index: uint(256, 12), collection: alice }],
  "0x693d3950": ["get_royalty_params", query],
  "0xa8cb00ad": [
    "report_royalty_params",
    { query_id, numerator: uint(16, 5), denominator: uint(16, 100), destination: alice },
  ],
  "0x04ded148": ["prove_ownership", proof],
  "0xd0c3bfea": ["sbt_request_owner", proof],
  "0x1f04537a": ["sbt_destroy", query],
  "0x6f89f5e3": ["sbt_revoke", query],
  "0x4eb1f0f9": ["change_dns_record", { query_id, key: hex(256), value: record }],
  "0x4ed14b65": ["dns_balance_release", query],
  "0x370fec51": ["auction_fill_up", query],
  "0x557cea20": ["outbid_notification", query],
  "0xa762230f": ["multisig_approve", { query_id, signer_index: uint(8, 3) }],
  "0x82609bf6": ["multisig_approve_accepted", query],
  "0xafaf283e": ["multisig_approve_rejected", { query_id, exit_code: uint(32, 107) }],
  "0x4e73744b": [
    "elector_new_stake",
    {
      query_id,
      validator_pubkey: hex(256),
      stake_at: uint(32, 5),
      max_factor: uint(32, 65_536),
      adnl_addr: hex(256),
      signature,
    },
  ],
  "0xf374484c": ["elector_new_stake_confirmation", query],
  "0x47657424": ["elector_recover_stake_request", query],
  "0xf96f7324": ["elector_recover_stake_response", query],
};

export const WRITTEN_BODIES = Object.entries(BODIES).map(([opcode, [name, body]]) => {
  const start = beginCell().storeUint(Number(opcode), 32);
  const fields = Object.entries(body);
  return {
    opcode,
    name,
    cell: fields.reduce((into, [, { write }]) => write(into), start).endCell(),
    json: { "@type": name, ...Object.fromEntries(fields.map(([field, { json }]) => [field, json])) },
  };
});
