import { beginCell, contractAddress, type Address, type Cell } from "@ton/core";
import { codeOf } from "../../contracts/stored-code";
import type { TownContract } from "../town-contracts";

/** A minter, and the address of each owner's wallet. */
export interface Jetton extends TownContract {
  walletOf(owner: Address): Address;
}

const BASECHAIN = 0;

export interface JettonTerms {
  readonly admin: Address;
  readonly content: Cell;
}

export function jettonContract({ admin, content }: JettonTerms): Jetton {
  return minterContract(
    codeOf("jetton_minter"),
    beginCell()
      .storeCoins(0)
      .storeAddress(admin)
      .storeRef(content)
      .storeRef(codeOf("jetton_wallet"))
      .endCell(),
  );
}

/** An exchange is the minter of its own shares; `content` is their metadata. */
export function exchangeContract({
  jetton,
  content,
}: {
  readonly jetton: Jetton;
  readonly content: Cell;
}): Jetton {
  return minterContract(
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

function minterContract(code: Cell, data: Cell): Jetton {
  const init = { code, data };
  const address = contractAddress(BASECHAIN, init);
  return {
    address,
    init,
    walletOf(owner) {
      const own = beginCell().storeCoins(0).storeAddress(owner).storeAddress(address).endCell();
      return contractAddress(BASECHAIN, { code: codeOf("jetton_wallet"), data: own });
    },
  };
}
