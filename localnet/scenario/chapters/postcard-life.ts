import { coins, MINUTE, type ScenarioEvent } from "../scenario-event";
import { collectionOf } from "../nft/nft-collections";
import { collector } from "../nft/nft-collectors";
import { transferItem } from "../nft/nft-operations";
import { buyItem, offerItem, saleContract } from "../nft/nft-bazaar";
import { seededRandom } from "../seeded-random";
import type { ResidentName } from "../residents";
import type { Town } from "../town";
import { postcardMessage } from "./postcards";

/** The time between two postcards while the chain is live. */
export const POSTCARD_INTERVAL = 6 * MINUTE;

const OFFERED = MINUTE;
const BOUGHT = 3 * MINUTE;

/**
 * The events of a postcard written at that time: its first owner gives it away or sells it. If no blocks
 * were made at the time of one event, the later ones fail on the chain.
 */
export function postcardLifeEvents(town: Town, writtenAt: number): readonly ScenarioEvent[] {
  const random = seededRandom(town.seed, "life of a postcard", writtenAt);
  const start = random.below(100);
  const [writer, first, second] = [collector(start), collector(start + 3), collector(start + 8)];
  const written = {
    at: writtenAt,
    by: writer,
    messages: [postcardMessage(town, { number: writtenAt, to: first, random })],
  };
  const handover = { town, number: writtenAt, from: first, to: second };
  return [
    written,
    ...(random.below(2) === 0 ? giftEvents(handover) : saleEvents(handover, random.below(40))),
  ];
}

interface PostcardHandover {
  readonly town: Town;
  readonly number: number;
  readonly from: ResidentName;
  readonly to: ResidentName;
}

function giftEvents({ town, number, from, to }: PostcardHandover): readonly ScenarioEvent[] {
  const item = collectionOf(town, "postcards").itemAt(number);
  const comment = "You collect them, don't you?";
  const ends = { from: town.addressOf(from), to: town.addressOf(to) };
  return [{ at: number + OFFERED, by: from, messages: [transferItem({ item, ...ends, number, comment })] }];
}

function saleEvents({ town, number, from, to }: PostcardHandover, tenths: number): readonly ScenarioEvent[] {
  const at = number + OFFERED;
  const price = coins(1 + tenths / 10);
  const terms = { collection: collectionOf(town, "postcards"), number, owner: from, at, price };
  const sale = saleContract(town, terms);
  return [
    { at, by: from, messages: [offerItem(town, terms, sale)] },
    { at: number + BOUGHT, by: to, messages: [buyItem(sale.address, price)] },
  ];
}
