import { createHash } from "node:crypto";
import { Address, beginCell, type Cell } from "@ton/core";
import { codeOf } from "../contracts/stored-code";
import { onChain } from "../tokens/metadata-cells";
import { tokenUri } from "../tokens/token-uris";
import { jettonContract, type Jetton } from "./jettons/jetton-minters";
import { mintJettons } from "./jettons/jetton-operations";
import { collectionOf } from "./nft/nft-collections";
import { mintItems } from "./nft/nft-operations";
import { coins, type OutgoingMessage } from "./scenario-event";
import { BASECHAIN, townContract, type TownContract } from "./town-contracts";
import { paymentMessage } from "./town-operations";
import type { Town } from "./town";

/**
 * More of everything than the town has: holders of one jetton, items of one owner, payments in one block, and
 * a contract with a lot of code. It is made only on request, because it would double the time of a first start.
 */
export interface CrowdSize {
  readonly holders: number;
  readonly items: number;
  readonly payments: number;
}

export interface Crowd {
  readonly jetton: Address;
  readonly collection: Address;
  /** The owner of all items. */
  readonly owner: Address;
  readonly contract: Address;
  /** The messages of each order of the sender's wallet. */
  readonly orders: readonly (readonly OutgoingMessage[])[];
}

/** The resident whose wallet sends everything: it has the most coins and can send many messages at once. */
export const CROWD_SENDER = "faucet";

const MESSAGES_IN_ORDER = 250;
/** Longer lists need more gas than a message may use. */
const ITEMS_IN_LIST = 80;
/** The number of ticket files. */
const TICKETS = 20;
const CODE_BYTES = 8_000;

export function crowdOf(town: Town, { holders, items, payments }: CrowdSize): Crowd {
  const sender = town.addressOf(CROWD_SENDER);
  const jetton = crowdJetton(sender);
  const collection = collectionOf(town, "tickets");
  const owner = accountOf("owner", 0);
  const large = largeContract();
  const mints = listOf(holders, (number) =>
    mintJettons(jetton, sender, {
      to: accountOf("holder", number),
      amount: BigInt(number + 1),
      query: number,
    }),
  );
  const lists = parts(
    listOf(items, (number) => ({ number, owner, file: `tickets-${number % TICKETS}.json` })),
    ITEMS_IN_LIST,
  );
  const messages = [
    ...mints,
    ...lists.map((each) => mintItems(collection, each)),
    { to: large.address, amount: coins(2), init: large.init, bounce: false },
  ];
  // Payments are in separate orders, so that as many as possible arrive in the same block.
  const paid = listOf(payments, (number) =>
    paymentMessage(accountOf("guest", number), coins(0.01), "For the crowd"),
  );
  return {
    jetton: jetton.address,
    collection: collection.address,
    owner,
    contract: large.address,
    orders: [...parts(paid, MESSAGES_IN_ORDER), ...parts(messages, MESSAGES_IN_ORDER)],
  };
}

function crowdJetton(admin: Address): Jetton {
  const content = onChain({
    name: "Handbill",
    symbol: "BILL",
    decimals: "0",
    description: "Handed out to everybody who passes.",
    image: tokenUri("credit.svg"),
  });
  return jettonContract({ admin, content });
}

/** A contract with the code of a purse that first pushes a large cell onto the stack and drops it. */
function largeContract(): TownContract {
  const ballast = beginCell().storeStringTail("This cell is only here to be large. ".repeat(CODE_BYTES / 36));
  const code: Cell = beginCell()
    .storeUint(PUSH_REFERENCE_AND_DROP, 16)
    .storeRef(ballast)
    .storeSlice(codeOf("purse").beginParse())
    .endCell();
  return townContract(
    BASECHAIN,
    code,
    beginCell().storeAddress(accountOf("owner", 0)).storeUint(0, 32).endCell(),
  );
}

const PUSH_REFERENCE_AND_DROP = 0x8830;

/** Accounts without a key, all in the same shard: their first bits are the same. */
function accountOf(role: string, number: number): Address {
  const id = createHash("sha256").update(`crowd ${role} ${number}`).digest();
  id[0] = 0x55;
  return new Address(BASECHAIN, id);
}

const listOf = <T>(count: number, make: (number: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, number) => make(number));

function parts<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return listOf(Math.ceil(all.length / size), (part) => all.slice(part * size, (part + 1) * size));
}
