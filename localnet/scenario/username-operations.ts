import { beginCell, type Address, type Cell } from "@ton/core";
import { usernameCollection, usernameItem } from "../contracts/username-contracts";
import { categoryKey, recordCell, type DnsRecord } from "../contracts/dns-record";
import { onChain } from "../tokens/metadata-cells";
import { tokenUri } from "../tokens/token-uris";
import { coins, type OutgoingMessage } from "./scenario-event";

const OP_REGISTER = 0x4637289a;
const OP_START_AUCTION = 0x487a8e81;
const OP_CANCEL_AUCTION = 0x371638ae;
const OP_CHANGE_RECORD = 0x4eb1f0f9;
const OP_TRANSFER = 0x5fcc3d14;

const SIGNATURE_BITS = 512;
const CALL_AMOUNT = coins(0.1);
/** The collection keeps it for gas. */
const REGISTRATION_FEE = coins(0.1);
const LAST_MINUTES = 600;
const STEP_PERCENT = 5;
const FOREVER = 0xffff_ffff;

/** How a username is auctioned. */
export interface UsernameAuction {
  readonly beneficiary: Address;
  readonly minBid: number;
  /** A bid of this amount ends the auction; zero for none. */
  readonly maxBid: number;
  /** In seconds. */
  readonly duration: number;
}

function auctionCell({ beneficiary, minBid, maxBid, duration }: UsernameAuction): Cell {
  return beginCell()
    .storeAddress(beneficiary)
    .storeCoins(coins(minBid))
    .storeCoins(coins(maxBid))
    .storeUint(STEP_PERCENT, 8)
    .storeUint(LAST_MINUTES, 32)
    .storeUint(duration, 32)
    .endCell();
}

const toItem = (name: string, amount: bigint, body: Cell): OutgoingMessage => ({
  to: usernameItem(name),
  amount,
  body,
  bounce: true,
});

/** The first bid registers the name. The signature that the collection does not check is empty. */
export function registerUsername(name: string, bid: number, auction: UsernameAuction): OutgoingMessage {
  const { address, init } = usernameCollection();
  const content = onChain({
    name: `@${name}`,
    description: "A username of the town's messenger.",
    image: tokenUri("usernames.svg"),
  });
  const body = beginCell()
    .storeUint(OP_REGISTER, 32)
    .storeUint(0, SIGNATURE_BITS)
    .storeUint(1, 32)
    .storeUint(0, 32)
    .storeUint(FOREVER, 32)
    .storeUint(name.length, 8)
    .storeStringTail(name)
    .storeRef(content)
    .storeRef(auctionCell(auction))
    .storeMaybeRef(null)
    .endCell();
  return { to: address, amount: coins(bid) + REGISTRATION_FEE, body, init, bounce: true };
}

export function bidForUsername(name: string, amount: number): OutgoingMessage {
  return toItem(name, coins(amount), beginCell().endCell());
}

export function startUsernameAuction(name: string, auction: UsernameAuction): OutgoingMessage {
  const body = beginCell().storeUint(OP_START_AUCTION, 32).storeUint(1, 64).storeRef(auctionCell(auction));
  return toItem(name, CALL_AMOUNT, body.endCell());
}

export function cancelUsernameAuction(name: string): OutgoingMessage {
  return toItem(name, CALL_AMOUNT, beginCell().storeUint(OP_CANCEL_AUCTION, 32).storeUint(2, 64).endCell());
}

/** Also claims a name that was won. */
export function setUsernameRecord(name: string, record: DnsRecord): OutgoingMessage {
  const body = beginCell()
    .storeUint(OP_CHANGE_RECORD, 32)
    .storeUint(0, 64)
    .storeBuffer(Buffer.from(categoryKey("wallet").toString(16).padStart(64, "0"), "hex"))
    .storeRef(recordCell(record));
  return toItem(name, CALL_AMOUNT, body.endCell());
}

export function transferUsername(name: string, from: Address, to: Address): OutgoingMessage {
  const body = beginCell()
    .storeUint(OP_TRANSFER, 32)
    .storeUint(0, 64)
    .storeAddress(to)
    .storeAddress(from)
    .storeMaybeRef(null)
    .storeCoins(coins(0.01))
    .storeBit(false);
  return toItem(name, CALL_AMOUNT, body.endCell());
}
