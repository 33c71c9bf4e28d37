import { coins, MINUTE, type Act } from "../act";
import { openCollection } from "../nft/collections";
import { collector } from "../nft/collectors";
import { handOver } from "../nft/items";
import { buy, offer, openSale } from "../nft/market";
import { randomOf } from "../random";
import type { ResidentName } from "../residents";
import type { Town } from "../town";
import { postcardTo } from "./postcards";

/** How often a postcard is written in the present. */
export const POSTCARD_LIFE = 6 * MINUTE;

const OFFERED = MINUTE;
const BOUGHT = 3 * MINUTE;

/**
 * The life of a postcard that is written at that time, by its acts: whoever gets it passes it on, or sells it.
 * Where an act was missed, for nobody was there to make blocks, those after it come to nothing.
 */
export function postcardLife(town: Town, writtenAt: number): readonly Act[] {
  const random = randomOf(town.seed, "life of a postcard", writtenAt);
  const circle = random.below(100);
  const [writer, first, second] = [collector(circle), collector(circle + 3), collector(circle + 8)];
  const written = {
    at: writtenAt,
    by: writer,
    sends: [postcardTo(town, { number: writtenAt, to: first, random })],
  };
  const passing = { town, number: writtenAt, from: first, to: second };
  return [written, ...(random.below(2) === 0 ? given(passing) : sold(passing, random.below(40)))];
}

interface Passing {
  readonly town: Town;
  readonly number: number;
  readonly from: ResidentName;
  readonly to: ResidentName;
}

function given({ town, number, from, to }: Passing): readonly Act[] {
  const item = openCollection(town, "postcards").itemAt(number);
  const comment = "You collect them, don't you?";
  const ends = { from: town.addressOf(from), to: town.addressOf(to) };
  return [{ at: number + OFFERED, by: from, sends: [handOver({ item, ...ends, number, comment })] }];
}

function sold({ town, number, from, to }: Passing, tenths: number): readonly Act[] {
  const at = number + OFFERED;
  const price = coins(1 + tenths / 10);
  const terms = { collection: openCollection(town, "postcards"), number, owner: from, at, price };
  const sale = openSale(town, terms);
  return [
    { at, by: from, sends: [offer(town, terms, sale)] },
    { at: number + BOUGHT, by: to, sends: [buy(sale.address, price)] },
  ];
}
