import { beginCell, contractAddress, type Address, type Cell } from "@ton/core";
import { codeOf } from "../../contracts/code";
import type { Place } from "../places";

/** What issues a jetton, and where everybody's wallet of it stands. */
export interface Jetton extends Place {
  walletOf(owner: Address): Address;
}

const BASECHAIN = 0;

export interface Issue {
  readonly admin: Address;
  readonly content: Cell;
}

export function jettonOf({ admin, content }: Issue): Jetton {
  return minterOf(
    codeOf("jetton_minter"),
    beginCell()
      .storeCoins(0)
      .storeAddress(admin)
      .storeRef(content)
      .storeRef(codeOf("jetton_wallet"))
      .endCell(),
  );
}

/** Issues shares of itself; `content` says what they are. */
export function exchangeOf({ jetton, content }: { readonly jetton: Jetton; readonly content: Cell }): Jetton {
  return minterOf(
    codeOf("exchange"),
    beginCell()
      .storeCoins(0)
      .storeCoins(0)
      .storeCoins(0)
      .storeAddress(jetton.address)
      .storeAddress(null)
      .storeRef(beginCell().storeRef(content).storeRef(codeOf("jetton_wallet")))
      .endCell(),
  );
}

function minterOf(code: Cell, data: Cell): Jetton {
  const build = { code, data };
  const address = contractAddress(BASECHAIN, build);
  return {
    address,
    build,
    walletOf(owner) {
      const own = beginCell().storeCoins(0).storeAddress(owner).storeAddress(address).endCell();
      return contractAddress(BASECHAIN, { code: codeOf("jetton_wallet"), data: own });
    },
  };
}
