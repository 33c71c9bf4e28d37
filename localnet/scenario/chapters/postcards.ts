import { DAY, HOUR, MINUTE, type ScenarioEvent, type Chapter, type OutgoingMessage } from "../scenario-event";
import { collectionOf } from "../nft/nft-collections";
import { collector } from "../nft/nft-collectors";
import { itemOperation, writePostcard } from "../nft/nft-operations";
import { seededRandom, type Random } from "../seeded-random";
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

/** The number of picture files. */
const PICTURES = 6;
const WRITERS = 5;
const WRITING_TIME = 20 * HOUR + 15 * MINUTE;

/** Several residents mint postcards every evening; some requests for static data and royalties follow. */
export const postcards: Chapter = (town, { from, to }) => {
  const events: ScenarioEvent[] = [];
  for (let at = from + DAY + WRITING_TIME; at < to; at += DAY)
    for (let writer = 0; writer < WRITERS; writer += 1) events.push(postcardEvent(town, { at, writer }));
  return [...events, ...metadataRequests(town, from + 4 * DAY + HOUR, from + DAY + WRITING_TIME)];
};

function postcardEvent(town: Town, { at, writer }: PostcardWriting): ScenarioEvent {
  const number = at + writer;
  const random = seededRandom(town.seed, "postcard", number);
  const by = writer * COLLECTORS_PER_WRITER + random.below(COLLECTORS_PER_WRITER);
  const to = collector(by + 1 + random.below(15));
  return {
    at,
    by: collector(by),
    messages: [postcardMessage(town, { number, to, random })],
    furtherTransactions: 1,
  };
}

/** Keeps the writers of one evening distinct. */
const COLLECTORS_PER_WRITER = 4;

interface PostcardWriting {
  readonly at: number;
  /** The writer's index among those of the evening. */
  readonly writer: number;
}

/** The number must be unused in the collection. */
export function postcardMessage(town: Town, { number, to, random }: AddressedPostcard): OutgoingMessage {
  const [name, text] = random.pick(GREETINGS);
  const picture = `postcards-${number % PICTURES}.svg`;
  const card = { number, to: town.addressOf(to), name, text, picture };
  return writePostcard(collectionOf(town, "postcards"), card);
}

interface AddressedPostcard {
  readonly number: number;
  readonly to: ResidentName;
  readonly random: Random;
}

function metadataRequests(town: Town, at: number, first: number): readonly ScenarioEvent[] {
  const collection = collectionOf(town, "postcards");
  return [
    {
      at,
      by: "hugo",
      messages: [itemOperation("getStaticData", collection.itemAt(first), 1)],
      furtherTransactions: 1,
    },
    {
      at,
      by: "lena",
      messages: [itemOperation("getStaticData", collection.itemAt(first + 1), 2)],
      furtherTransactions: 1,
    },
    {
      at,
      by: "nadia",
      messages: [itemOperation("getRoyaltyParams", collection.address, 3)],
      furtherTransactions: 1,
    },
  ];
}
