import { DAY, HOUR, MINUTE, type Act, type Chapter, type Parcel } from "../act";
import { openCollection } from "../nft/collections";
import { collector } from "../nft/collectors";
import { ask, writePostcard } from "../nft/items";
import { randomOf, type Random } from "../random";
import type { ResidentName } from "../residents";
import type { Town } from "../town";

const GREETINGS: readonly [Greeting, ...Greeting[]] = [
  ["From the lighthouse", "You can see the whole town from up here, and your kitchen window too."],
  ["Market day", "I bought far too many apples. Come by and take some."],
  ["Rain over the roofs", "It has been raining for three days. The cats are offended."],
  ["The night ferry", "Arrived late, slept well, back on Sunday."],
  ["Открытка с берега", "Здесь тихо и пахнет солью. Обнимаю!"],
  ["Snow in the harbour", "They say the masts have not been this white for ten years."],
];

type Greeting = readonly [name: string, text: string];

/** Files with pictures of postcards. */
const PICTURES = 6;
const WRITERS = 5;
const WRITING_TIME = 20 * HOUR + 15 * MINUTE;

/** Every evening some write postcards to others; twice somebody asks where one comes from. */
export const postcards: Chapter = (town, { from, to }) => {
  const acts: Act[] = [];
  for (let at = from + DAY + WRITING_TIME; at < to; at += DAY)
    for (let writer = 0; writer < WRITERS; writer += 1) acts.push(postcard(town, { at, writer }));
  return [...acts, ...questions(town, from + 4 * DAY + HOUR, from + DAY + WRITING_TIME)];
};

function postcard(town: Town, { at, writer }: Writing): Act {
  const number = at + writer;
  const random = randomOf(town.seed, "postcard", number);
  const by = writer * CIRCLE_OF_A_WRITER + random.below(CIRCLE_OF_A_WRITER);
  const to = collector(by + 1 + random.below(15));
  return { at, by: collector(by), sends: [postcardTo(town, { number, to, random })], more: 1 };
}

/** So that those who write at the same time are different. */
const CIRCLE_OF_A_WRITER = 4;

interface Writing {
  readonly at: number;
  /** One of those who write at the same time. */
  readonly writer: number;
}

/** The number is still free. */
export function postcardTo(town: Town, { number, to, random }: Addressed): Parcel {
  const [name, text] = random.pick(GREETINGS);
  const picture = `postcards-${number % PICTURES}.svg`;
  const card = { number, to: town.addressOf(to), name, text, picture };
  return writePostcard(openCollection(town, "postcards"), card);
}

interface Addressed {
  readonly number: number;
  readonly to: ResidentName;
  readonly random: Random;
}

function questions(town: Town, at: number, first: number): readonly Act[] {
  const collection = openCollection(town, "postcards");
  return [
    { at, by: "hugo", sends: [ask("askOrigin", collection.itemAt(first), 1)], more: 1 },
    { at, by: "lena", sends: [ask("askOrigin", collection.itemAt(first + 1), 2)], more: 1 },
    { at, by: "nadia", sends: [ask("askRoyalty", collection.address, 3)], more: 1 },
  ];
}
