import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { TokenData } from "../../toncenter/v2/v2-token-data";
import { compareWithNode } from "./compare-with-node";
import type { JettonProfile } from "./jetton-profile";

const ADMIN = parseAddress(`0:${"A".repeat(64)}`);

const PROFILE: JettonProfile = {
  token: {
    master: parseAddress(`0:${"B".repeat(64)}`),
    symbol: "TIDE",
    decimals: 9,
    doubt: null,
    picture: null,
  },
  name: "Tide",
  supply: 70n,
  mintable: true,
  admin: { address: ADMIN, name: null, bounceable: false },
  origin: "onchain",
  unread: false,
  description: null,
  isMintless: false,
  content: [
    { name: "decimals", value: "9" },
    { name: "name", value: "Tide" },
  ],
  read: [],
};

function node(changes: object): TokenData {
  return v.parse(TokenData, {
    contract_type: "jetton_master",
    total_supply: "70",
    mintable: true,
    admin_address: ADMIN,
    jetton_content: { type: "onchain", data: { decimals: "9", name: "Tide" } },
    jetton_wallet_code: "te6cckEBAQEAAgAAAEysuc0=",
    ...changes,
  });
}

const different = (changes: object) =>
  compareWithNode(PROFILE, node(changes))
    ?.filter(({ isSame }) => !isSame)
    .map(({ name, index, node: atNode }) => [name, index, atNode]);

describe("a jetton according to the index and to a node", () => {
  it("is the same in each field", () => {
    expect(different({})).toEqual([]);
  });

  it.each([
    [{ total_supply: "71" }, [["Supply", "70", "71"]]],
    [{ mintable: false }, [["Mintable", "yes", "no"]]],
    [{ admin_address: null }, [["Admin", ADMIN, null]]],
    [
      { jetton_content: { type: "onchain", data: { decimals: "9", name: "Tidal", image: "x" } } },
      [
        ["image", null, "x"],
        ["name", "Tide", "Tidal"],
      ],
    ],
    [
      { jetton_content: { type: "offchain", data: "https://a.example/b.json" } },
      [
        ["decimals", "9", null],
        ["name", "Tide", null],
        ["uri", null, "https://a.example/b.json"],
      ],
    ],
  ])("differs where the node has %j", (changes, fields) => {
    expect(different(changes)).toEqual(fields);
  });

  it("is not compared with a contract of another kind", () => {
    const wallet = {
      contract_type: "jetton_wallet",
      balance: "1",
      owner: ADMIN,
      jetton: ADMIN,
    };
    expect(compareWithNode(PROFILE, node(wallet))).toBeNull();
  });
});
