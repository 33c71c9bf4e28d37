import type { Hash } from "./hash";

/** Code that many accounts share, named as the index names it. */
const KNOWN: Readonly<Record<string, string>> = {
  a0cfc2c48aee16a271f2cfc0b7382d81756cecb1017d077faaab3bb602f6868c: "wallet_v1r1",
  d4902fcc9fad74698fa8e353220a68da0dcf72e32bcb2eb9ee04217c17d3062c: "wallet_v1r2",
  "587cc789eff1c84f46ec3797e45fc809a14ff5ae24f1e0c7a6a99cc9dc9061ff": "wallet_v1r3",
  "5c9a5e68c108e18721a07c42f9956bfb39ad77ec6d624b60c576ec88eee65329": "wallet_v2r1",
  fe9530d3243853083ef2ef0b4c2908c0abf6fa1c31ea243aacaa5bf8c7d753f1: "wallet_v2r2",
  b61041a58a7980b946e8fb9e198e3c904d24799ffa36574ea4251c41a566f581: "wallet_v3r1",
  "84dafa449f98a6987789ba232358072bc0f76dc4524002a5d0918b9a75d2d599": "wallet_v3r2",
  feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0: "wallet_v4r2",
  f3d7ca53493deedac28b381986a849403cbac3d2c584779af081065af0ac4b93: "wallet_v5beta",
  "20834b7b72b112147e1b2fb457b84e74d1a30f04f737d4f62a668e9552d2b72f": "wallet_v5r1",
  "9494d1cc8edf12f05671a1a9ba09921096eb50811e1924ec65c3c629fbb80812": "wallet_highload_v2",
  "11acad7955844090f283bf238bc1449871f783e7cc0979408d3f4859483e8525": "wallet_highload_v3r1",
  b48b531abec3b714638291f7d77ed6dc9f6a2729efca20477137374d4ae8b590: "wallet_vesting",
  "52161446bb3e6f811f3ceb163c8be33710fe41086c3a047ee928c2d94743fc2d": "subscription_v1",
  "9a3ec14bc098f6b44064c305222caea2800f17dda85ee6a8198a7095ede10dcf": "nominator_pool",
  cc0d39589eb2c0cfe0fde28456657a3bdd3d953955ae3f98f25664ab3c904fbd: "single_nominator",
  "64bb2d4661b5f2dc1a83bf5cbbe09e92ac0b460a1b879a5519386fca4c348bca": "nft_collection_editable",
  "4c9123828682fa6f43797ab41732bca890cae01766e0674100250516e0bf8d42": "nft_item_simple",
  deb53b6c5765c1e6cd238bf47bc5e83ba596bdcc04b0b84cd50ab1e474a08f31: "nft_sale_getgems_v3",
};

/** What code with this hash is called; null for code that is not known. */
export function knownCode(hash: Hash): string | null {
  return Object.hasOwn(KNOWN, hash) ? (KNOWN[hash] ?? null) : null;
}

/** For tests: every name, with the hash that it stands for. */
export const KNOWN_CODES: readonly (readonly [hash: string, name: string])[] = Object.entries(KNOWN);
