import { describe, expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { CONFIG, ELECTOR } from "../../ton/address/system-accounts";
import { contractFacts, contractTypeName, contractTypes } from "./contract-types";

const ADDRESS = parseAddress(`0:${"1".repeat(64)}`);
const names = (interfaces: readonly string[], code: string | null = null, address = ADDRESS) =>
  contractTypes({ address, interfaces, code }).map(({ name }) => name);

describe("the types of a contract", () => {
  it.each([
    [["wallet_v4r2"], null, ["Wallet v4r2"]],
    [["dns", "editable", "nft_item"], null, ["DNS", "Editable", "NFT item"]],
    [[], null, []],
    // The code takes precedence.
    [["wallet_v1r2", "wallet_v3r1"], "multisig_v2", ["Multisig v2"]],
    [["daolama_vault", "tv_pool"], "nominator_pool", ["Nominator pool"]],
    // A pool has all get methods of a vault.
    [["daolama_vault", "tv_pool"], null, ["Nominator pool"]],
    [["daolama_vault"], null, ["Possible Daolama vault"]],
    // A `seqno` method alone does not make a wallet.
    [["wallet_v1r2", "wallet_v2r1", "wallet_v3r1", "wallet_v5_beta"], null, ["Possible wallet"]],
    [["gram_miner", "wallet_v1r2", "wallet_v2r1"], null, ["Possible wallet", "Gram miner"]],
  ])("with the interfaces %j and the code %j are %j", (interfaces, code, expected) => {
    expect(names(interfaces, code)).toEqual(expected);
  });

  it("are never a wallet for the elector and the config contract", () => {
    for (const address of [ELECTOR, CONFIG])
      expect(names(["wallet_v1r2", "wallet_v2r1"], null, address)).toEqual(["System contract"]);
    expect(contractTypeName(CONFIG, ["wallet_v1r2"])).toBe("System contract");
  });

  it("are null, not empty, until the index has examined the contract, unless its code is recognized", () => {
    expect(contractFacts(ADDRESS, null, null)).toEqual({ kinds: [], types: null });
    expect(contractFacts(ADDRESS, [], null)).toEqual({ kinds: [], types: [] });
    expect(contractFacts(ADDRESS, null, "wallet_v3r2").types).toMatchObject([{ name: "Wallet v3r2" }]);
  });
});
