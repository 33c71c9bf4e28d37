import { Cell } from "@ton/core";
import * as ton from "@ton/ton";
import { describe, expect, it } from "vitest";
import { codeOf, type CodeName } from "./stored-code";
import { compileAll } from "./compile-contracts";
import compiled from "./compiled.json" with { type: "json" };

const publicKey = Buffer.alloc(32);
const own = { workchain: 0, publicKey };

const OF_CLIENTS = {
  wallet_v1r1: ton.WalletContractV1R1.create(own),
  wallet_v1r2: ton.WalletContractV1R2.create(own),
  wallet_v1r3: ton.WalletContractV1R3.create(own),
  wallet_v2r1: ton.WalletContractV2R1.create(own),
  wallet_v2r2: ton.WalletContractV2R2.create(own),
  wallet_v3r1: ton.WalletContractV3R1.create(own),
  wallet_v3r2: ton.WalletContractV3R2.create(own),
  wallet_v4r2: ton.WalletContractV4.create(own),
  wallet_v5beta: ton.WalletContractV5Beta.create({ publicKey }),
  wallet_v5r1: ton.WalletContractV5R1.create({ publicKey }),
} satisfies Partial<Record<CodeName, unknown>>;

const KNOWN_HASHES = {
  wallet_highload_v2: "lJTRzI7fEvBWcaGpugmSEJbrUIEeGSTsZcPGKfu4CBI=",
  wallet_highload_v3r1: "EayteVWEQJDyg78ji8FEmHH3g+fMCXlAjT9IWUg+hSU=",
  nft_collection_editable: "ZLstRmG18twag79cu+CekqwLRgobh5pVGThvykw0i8o=",
  nft_item_simple: "TJEjgoaC+m9DeXq0FzK8qJDK4Bdm4GdBACUFFuC/jUI=",
  nft_sale_getgems_v3: "3rU7bFdlwebNI4v0e8XoO6WWvcwEsLhM1Qqx5HSgjzE=",
  wallet_vesting: "tItTGr7DtxRjgpH3137W3J9qJynvyiBHcTc3TUrotZA=",
  subscription_v1: "UhYURrs+b4EfPOsWPIvjNxD+QQhsOgR+6SjC2UdD/C0=",
  nominator_pool: "mj7BS8CY9rRAZMMFIiyuooAPF92oXuaoGYpwle3hDc8=",
  single_nominator: "zA05WJ6ywM/g/eKEVmV6O909lTlVrj+Y8lZkqzyQT70=",
} satisfies Partial<Record<CodeName, string>>;

const namesOf = <T extends object>(table: T) =>
  Object.keys(table).filter((name): name is Extract<keyof T, string> => name in table);

describe("third-party code", () => {
  it.each(namesOf(OF_CLIENTS))("equals the code in @ton/ton: %s", (name) => {
    expect(codeOf(name).hash().toString("base64")).toBe(OF_CLIENTS[name].init.code.hash().toString("base64"));
  });

  it.each(namesOf(KNOWN_HASHES))("has the known hash: %s", (name) => {
    expect(codeOf(name).hash().toString("base64")).toBe(KNOWN_HASHES[name]);
  });
});

it("every source compiles to the stored code", async () => {
  const now = await compileAll();
  expect([...now.keys()].sort()).toEqual(Object.keys(compiled).sort());
  for (const name of namesOf(compiled))
    expect({ name, same: Cell.fromBase64(now.get(name) ?? "").equals(codeOf(name)) }).toEqual({
      name,
      same: true,
    });
}, 60_000);
