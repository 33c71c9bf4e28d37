import { describe, expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { bindArgs } from "./bind-args";
import { KNOWN_METHODS, knownMethod } from "./methods/known-methods";
import { parseStack } from "./parse-stack";

const ADDRESS = parseAddress(`0:${"AB".repeat(32)}`);

function bound(method: string, ...texts: string[]) {
  const row = knownMethod(method);
  const entries = parseStack(texts);
  if (row === null || !entries.ok) throw new Error(`nothing to bind for ${method}`);
  const result = bindArgs(row, entries.value);
  return result.ok ? result.value : result.error.message;
}

describe("arguments of a known method", () => {
  it("keep their types", () => {
    expect(bound("get_wallet_address", ADDRESS)).toEqual([{ is: "address", address: ADDRESS }]);
    expect(bound("dnsresolve", "alice.ton", "0")).toEqual([
      { is: "domain", name: "alice.ton" },
      { is: "int", value: 0n },
    ]);
    expect(bound("seqno")).toEqual([]);
  });

  it("become numbers where the method takes accounts without their workchain", () => {
    const value = BigInt(`0x${"AB".repeat(32)}`);
    for (const typed of [ADDRESS, `0x${"ab".repeat(32)}`])
      expect(bound("get_nominator_data", typed)).toEqual([{ is: "int", value }]);
  });

  it("may be optional", () => {
    expect(bound("processed?", "1")).toHaveLength(1);
    expect(bound("processed?", "1", "-1")).toHaveLength(2);
    expect(bound("processed?", "1", "2", "3")).toMatch(/takes 2 arguments/);
  });

  it("are null until a required one is given", () => {
    expect(bound("get_wallet_address")).toBeNull();
  });

  it.each([
    [["get_wallet_address", "1"], "Owner must be an address."],
    [["get_wallet_address", ADDRESS, "1"], "get_wallet_address takes 1 argument: Owner. 2 are given."],
    [["get_nft_content", "1"], "get_nft_content takes 2 arguments: Index, Individual content. 1 is given."],
    [["seqno", "1"], "seqno takes 0 arguments. 1 is given."],
    [["get_nft_address_by_index", "null"], "Index must be an int."],
  ])("are refused with a reason: %j", ([method = "", ...texts], message) => {
    expect(bound(method, ...texts)).toBe(message);
  });
});

describe("known methods", () => {
  it("have one row each, found by name and by number", () => {
    expect(new Set(KNOWN_METHODS.map(({ name }) => name)).size).toBe(KNOWN_METHODS.length);
    for (const row of KNOWN_METHODS) expect(knownMethod(row.name)).toBe(row);
    expect(knownMethod(85_143)?.name).toBe("seqno");
    expect(knownMethod("no_such_method")).toBeNull();
    expect(knownMethod(1)).toBeNull();
  });

  it.each([
    ["TEP-62", ["get_nft_data", "get_collection_data", "get_nft_address_by_index", "get_nft_content"]],
    ["TEP-64", ["get_nft_content"]],
    ["TEP-66", ["royalty_params"]],
    ["TEP-74", ["get_jetton_data", "get_wallet_data", "get_wallet_address"]],
    ["TEP-81", ["dnsresolve"]],
    ["TEP-85", ["get_authority_address", "get_revoked_time"]],
    ["TEP-89", ["get_wallet_address"]],
    ["Wallet", ["seqno", "get_public_key", "get_subwallet_id"]],
    ["Wallet v4", ["get_plugin_list", "is_plugin_installed"]],
    ["Nominator pool", ["get_pool_data", "list_nominators", "get_nominator_data"]],
    ["Multisig v2", ["get_multisig_data", "get_order_address", "get_order_data"]],
    ["Vesting", ["get_vesting_data", "get_locked_amount", "is_whitelisted"]],
    ["Elector", ["active_election_id", "participant_list_extended", "past_elections"]],
    ["Config contract", ["list_proposals", "get_proposal"]],
  ])("include those of %s", (standard, names) => {
    const found = KNOWN_METHODS.filter((row) => row.standard.split(", ").includes(standard));
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it("have labels that begin with a capital letter", () => {
    const labels = KNOWN_METHODS.flatMap(({ args, results }) => [...args, ...results]).map(
      ({ name }) => name,
    );
    for (const label of labels) expect(label).toMatch(/^[A-Z]/);
  });
});
