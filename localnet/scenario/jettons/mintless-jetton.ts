import {
  beginCell,
  contractAddress,
  Dictionary,
  type Address,
  type Builder,
  type Cell,
  type Slice,
} from "@ton/core";
import { codeOf } from "../../contracts/stored-code";
import { offChain } from "../../tokens/metadata-cells";
import { tokenUri } from "../../tokens/token-uris";
import type { ResidentName } from "../residents";
import { BASECHAIN, townContract, type TownContract } from "../town-contracts";
import type { Town } from "../town";
import type { Jetton } from "./jetton-minters";

/** Whole lanterns that residents may claim. The jetton has no other ones. */
export const LANTERN_SHARES = {
  ada: 300,
  bruno: 120,
  farid: 75,
  greta: 500,
  jonas: 40,
  lena: 210,
  nadia: 90,
} as const satisfies Partial<Record<ResidentName, number>>;

export type LanternOwner = keyof typeof LANTERN_SHARES;

const OWNERS: readonly LanternOwner[] = ["ada", "bruno", "farid", "greta", "jonas", "lena", "nadia"];
const DECIMALS = 9n;
const CLAIM = 0x0df602d6;
const TIME_BITS = 48;
const START = 1_600_000_000;
const EXPIRES = 3_000_000_000;

export function lanterns(whole: number): bigint {
  return BigInt(whole) * 10n ** DECIMALS;
}

const SHARE = {
  serialize: (amount: bigint, builder: Builder) =>
    void builder.storeCoins(amount).storeUint(START, TIME_BITS).storeUint(EXPIRES, TIME_BITS),
  parse: (slice: Slice) => slice.loadCoins(),
};

/** A jetton whose wallets get their first balance from a list, by a proof that comes with a transfer. */
export interface MintlessJetton extends Jetton {
  /** Deploys an owner's wallet. */
  walletInit(owner: Address): TownContract["init"];
  /** The custom payload with which an owner claims. */
  claimOf(owner: Address): Cell;
}

export function mintlessJetton(town: Pick<Town, "addressOf">): MintlessJetton {
  const shares = Dictionary.empty(Dictionary.Keys.Address(), SHARE);
  for (const name of OWNERS) shares.set(town.addressOf(name), lanterns(LANTERN_SHARES[name]));
  const list = beginCell().storeDictDirect(shares).endCell();
  const supply = OWNERS.reduce((sum, name) => sum + lanterns(LANTERN_SHARES[name]), 0n);
  const data = beginCell()
    .storeCoins(supply)
    .storeRef(offChain(tokenUri("lantern.json")))
    .storeRef(codeOf("mintless_wallet"))
    .storeRef(list)
    .endCell();
  const { address, init } = townContract(BASECHAIN, codeOf("mintless_minter"), data);
  const walletInit = (owner: Address) => ({
    code: codeOf("mintless_wallet"),
    data: beginCell()
      .storeCoins(0)
      .storeAddress(owner)
      .storeAddress(address)
      .storeBuffer(list.hash())
      .storeBit(false)
      .endCell(),
  });
  return {
    address,
    init,
    walletInit,
    walletOf: (owner) => contractAddress(BASECHAIN, walletInit(owner)),
    claimOf: (owner) =>
      beginCell()
        .storeUint(CLAIM, 32)
        .storeRef(shares.generateMerkleProof([owner]))
        .endCell(),
  };
}
