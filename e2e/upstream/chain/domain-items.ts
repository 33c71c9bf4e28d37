import { Address, beginCell } from "@ton/core";
import type { Chain } from "./chain";

const HOUR = 3_600;
const YEAR = 366 * 24 * HOUR;

/** Numbers of the domains in auction and expired; all others are owned, each for as long as it can be. */
const IN_AUCTION = 10;
const EXPIRED = 30;

/** The data of a domain's item, as stored by its contract. */
export function domainItemData(chain: Chain, number: number): string {
  const now = Math.floor(Date.now() / 1_000);
  const owner = Address.parseRaw(chain.ids.address("wallet", number));
  const auction = beginCell()
    .storeAddress(owner)
    .storeCoins(40_000_000_000n)
    .storeUint(now + 2 * HOUR, 64)
    .endCell();
  const isInAuction = number === IN_AUCTION;
  return beginCell()
    .storeUint(number, 256)
    .storeAddress(Address.parseRaw(chain.ids.address("nft collection", 0)))
    .storeAddress(isInAuction ? null : owner)
    .storeRef(beginCell().storeUint(1, 8).endCell())
    .storeRef(beginCell().storeStringTail(`account-${number}`).endCell())
    .storeMaybeRef(isInAuction ? auction : null)
    .storeUint(number === EXPIRED ? now - YEAR - HOUR : now, 64)
    .endCell()
    .toBoc()
    .toString("base64");
}
