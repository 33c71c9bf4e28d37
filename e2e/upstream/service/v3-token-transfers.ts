import type { Chain } from "../chain/chain";
import { namesOf } from "../chain/address-names";
import type { AddressKind } from "../chain/chain-identities";
import {
  holderNumber,
  isReceivedBy,
  issuerNumber,
  jettonBurnRow,
  jettonTransferRow,
  nftTransferRow,
} from "../chain/token-transfers";
import { sliceOf, timeline } from "../chain/chain-lists";
import type { TimelineList } from "../script";
import { isWithin } from "./time-filters";
import type { ParsedParams, Values } from "./param-values";

type Fits = (number: number) => boolean;
type RowOf = (chain: Chain, transaction: number) => object;

interface MovementList {
  readonly list: TimelineList;
  readonly rows: string;
  readonly row: RowOf;
  /** Parameters for the token and the contract that holds it, and the number of a transaction's one. */
  readonly token: readonly (readonly [
    name: string,
    kind: AddressKind,
    number: (transaction: number) => number,
  ])[];
}

const MOVEMENTS = {
  jettonTransfers: {
    list: "jettonTransfers",
    rows: "jetton_transfers",
    row: jettonTransferRow,
    token: [
      ["jetton_master", "jetton master", issuerNumber],
      ["jetton_wallet", "jetton wallet", holderNumber],
    ],
  },
  jettonBurns: {
    list: "jettonBurns",
    rows: "jetton_burns",
    row: jettonBurnRow,
    token: [
      ["jetton_master", "jetton master", issuerNumber],
      ["jetton_wallet", "jetton wallet", holderNumber],
    ],
  },
  nftTransfers: {
    list: "nftTransfers",
    rows: "nft_transfers",
    row: nftTransferRow,
    token: [
      ["item_address", "nft item", holderNumber],
      ["collection_address", "nft collection", issuerNumber],
    ],
  },
} satisfies Readonly<Record<string, MovementList>>;

function partyFits(chain: Chain, values: Values, hasReceiver: boolean): Fits {
  const owners = values.texts("owner_address", "address");
  if (owners.length === 0) return () => true;
  const [isSender, isReceiver] = [chain.isOf(owners), isReceivedBy(chain, owners)];
  const direction = values.text("direction");
  return (transaction) =>
    (direction !== "in" && isSender(transaction)) ||
    (hasReceiver && direction !== "out" && isReceiver(transaction));
}

/** Compares numbers instead of addresses: a filter searches thousands of transactions. */
function tokenFits(chain: Chain, values: Values, { token }: MovementList): Fits {
  const wanted = token
    .filter(([name]) => values.has(name))
    .map(([name, kind, number]) => ({
      numbers: new Set(values.texts(name).map((address) => chain.ids.numberOfAddress(kind, address))),
      number,
    }));
  return (transaction) => wanted.every(({ numbers, number }) => numbers.has(number(transaction)));
}

export function movements(name: keyof typeof MOVEMENTS) {
  const movement: MovementList = MOVEMENTS[name];
  return (chain: Chain, { values, slice }: ParsedParams) => {
    const party = partyFits(chain, values, name !== "jettonBurns");
    const token = tokenFits(chain, values, movement);
    const numbers = timeline(chain, movement.list, (number) => party(number) && token(number)).filter(
      (number) => isWithin(values, chain.lt(number), chain.now(number)),
    );
    const rows = sliceOf(numbers, slice).map((number) => movement.row(chain, number));
    return { [movement.rows]: rows, ...namesOf(chain, rows) };
  };
}
