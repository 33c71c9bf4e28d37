import { DIFFICULT_FILES, DIFFICULT_PICTURES } from "./difficult-pictures";
import type { TokenFiles } from "./token-files";
import { tokenUri } from "./token-uris";
import { cat, certificate, giftBox, picture, roof, view } from "./item-pictures";

type Choice = readonly [name: string, colour: string];

const TILES: readonly Choice[] = [
  ["red", "#b5432e"],
  ["slate", "#4b5a6a"],
  ["moss", "#5c7a3f"],
  ["copper", "#3f9c8f"],
  ["straw", "#c9a24a"],
];
const WALLS: readonly Choice[] = [
  ["white", "#f4f1ea"],
  ["ochre", "#d9a066"],
  ["rose", "#d8a7a0"],
  ["blue", "#9db8d1"],
];
const FURS: readonly Choice[] = [
  ["black", "#30343b"],
  ["ginger", "#d07f35"],
  ["grey", "#8d949c"],
  ["white", "#f7f4ee"],
  ["tortoiseshell", "#7b4b2a"],
  ["cream", "#e8d2a6"],
  ["smoke", "#5b6470"],
];
const LOOKS = ["to the left", "at you", "to the right"];
const SUBJECTS: readonly Choice[] = [
  ["Knots", "#0b5d7a"],
  ["Swimming", "#2a6f97"],
  ["Arithmetic", "#b5432e"],
  ["Baking", "#c9a24a"],
  ["First aid", "#c23b22"],
];
const SKIES = ["#cfe3ee", "#f3d9c3", "#dfe7f5", "#f6e6b4", "#d6cfe8", "#bcd8c1"];
const HILLS = ["#5c7a3f", "#7b8f5a", "#4b5a6a", "#8a6a4f", "#6d8f77", "#a07855"];

const choose = <T>(from: readonly T[], number: number): T => {
  const chosen = from[number % from.length];
  if (chosen === undefined) throw new Error("there is nothing to choose from");
  return chosen;
};

const traits = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([trait_type, value]) => ({ trait_type, value }));

/** Metadata of an item, and its picture if it has its files. */
type ItemFile = readonly [metadata: Readonly<Record<string, unknown>>, drawn?: string];

function roofFile(number: number): ItemFile {
  const [tiles, wall, lit] = [choose(TILES, number), choose(WALLS, number * 3 + 1), number % 5];
  return [
    {
      name: `Rooftop #${number}`,
      description: "Seen from the tower of the town hall, drawn in one evening.",
      attributes: traits({ Tiles: tiles[0], Wall: wall[0], "Lit windows": String(lit) }),
    },
    picture(choose(SKIES, number), roof(tiles[1], wall[1], lit)),
  ];
}

function catFile(number: number): ItemFile {
  const [fur, looks] = [choose(FURS, number), number % LOOKS.length];
  return [
    {
      name: `Harbour cat #${number}`,
      description: "Lives between the nets and the fish hall and belongs to nobody, whatever this says.",
      attributes: traits({ Fur: fur[0], Looks: choose(LOOKS, looks) }),
    },
    picture(choose(SKIES, number + 2), cat(fur[1], (looks - 1) * 3)),
  ];
}

function certificateFile(number: number): ItemFile {
  const [subject, seal] = choose(SUBJECTS, number);
  return [
    { name: subject, description: `Passed at the town school, certificate no. ${number}.` },
    picture("#e5ded0", certificate(seal)),
  ];
}

const rewardFile = (number: number): ItemFile => [
  {
    name: "🎁 5,000 TON for you: claim at ton-prize.example",
    description: "Open ton-prize.example, connect your wallet and receive your prize. Only today!",
    image: choose(DIFFICULT_PICTURES, number),
    attributes: traits({ Ticket: `#${number}` }),
  },
];

const ticketFile = (number: number): ItemFile => [
  {
    name: `Ticket, row ${number + 1}`,
    description: "Lets one person in.",
    attributes: traits({ Row: String(number + 1) }),
  },
  picture(choose(SKIES, number), giftBox(choose(HILLS, number))),
];

interface Series {
  readonly count: number;
  readonly file: (number: number) => ItemFile;
  readonly about: Readonly<Record<string, unknown>>;
  readonly drawn: string;
}

const SERIES: Readonly<Record<string, Series>> = {
  rooftops: {
    count: 100,
    file: roofFile,
    about: { name: "Rooftops", description: "A hundred roofs of the town, by Paula." },
    drawn: picture("#cfe3ee", roof("#b5432e", "#f4f1ea", 2)),
  },
  cats: {
    count: 90,
    file: catFile,
    about: {
      name: "Harbour Cats",
      description: "Ninety cats of the harbour, by Kaito.",
      external_link: "http://harbour.localnet/cats",
    },
    drawn: picture("#f3d9c3", cat("#d07f35", 0)),
  },
  certificates: {
    count: 30,
    file: certificateFile,
    about: { name: "Town School", description: "What people of the town have learned. Not for sale." },
    drawn: picture("#e5ded0", certificate("#0b5d7a")),
  },
  rewards: {
    count: 20,
    file: rewardFile,
    about: { name: "Official TON Rewards", description: "You were chosen: ton-prize.example" },
    drawn: picture("#7a3db8", giftBox("#ffd75e")),
  },
  tickets: {
    count: 20,
    file: ticketFile,
    about: { name: "Tickets", description: "More of them than the hall has seats." },
    drawn: picture("#dfe7f5", giftBox("#4b5a6a")),
  },
};

function seriesFiles([name, { count, file, about, drawn }]: readonly [string, Series]) {
  const files: [string, object | string][] = [
    [`${name}.json`, { ...about, image: tokenUri(`${name}.svg`) }],
    [`${name}.svg`, drawn],
  ];
  for (let number = 0; number < count; number += 1) {
    const item = `${name}-${number}`;
    const [metadata, svg] = file(number);
    files.push([
      `${item}.json`,
      { ...metadata, ...(svg === undefined ? {} : { image: tokenUri(`${item}.svg`) }) },
    ]);
    if (svg !== undefined) files.push([`${item}.svg`, svg]);
  }
  return files;
}

const POSTCARDS = SKIES.map((sky, index) => [
  `postcards-${index}.svg`,
  picture(sky, view(choose(HILLS, index), index)),
]);

/** Metadata and pictures of all collections; postcards have only pictures. */
export const COLLECTION_FILES: TokenFiles = Object.fromEntries([
  ...Object.entries(SERIES).flatMap(seriesFiles),
  ...POSTCARDS,
  ...Object.entries(DIFFICULT_FILES),
  ["postcards.svg", picture("#dfe7f5", view("#6d8f77", 3))],
]);
