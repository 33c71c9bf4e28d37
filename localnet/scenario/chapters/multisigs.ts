import { beginCell, type Cell } from "@ton/core";
import { coins, HOUR, MINUTE, type Act, type Chapter, type Parcel } from "../act";
import { gift, visit } from "../errands";
import {
  approvalBody,
  MULTISIGS,
  multisigOf,
  orderAddress,
  ownersAction,
  paymentAction,
  proposalBody,
  type Multisig,
  type MultisigName,
} from "../multisigs";
import type { ResidentName } from "../residents";
import type { Town } from "../town";
import { STORIES, type Story } from "./multisig-stories";

const BUILT_AT = 12 * HOUR;
const FILLED_AT = 13 * HOUR;
const FOUNDERS = [
  { name: "bakery", by: "greta", capital: 60 },
  { name: "council", by: "ines", capital: 150 },
  { name: "choir", by: "rosa", capital: 30 },
] as const satisfies readonly { name: MultisigName; by: ResidentName; capital: number }[];

/** Comes along with an order; what is left of it stays with the multisig. */
const FOR_AN_ORDER = coins(0.3);
const FOR_AN_APPROVAL = coins(0.1);
const FOR_BUILDING = coins(1);

/** Three multisigs: their orders are executed, refused, forgotten, or still open at the end. */
export const multisigs: Chapter = (town, { from }) => [
  ...FOUNDERS.flatMap(({ name, by, capital }): readonly Act[] => {
    const place = multisigOf(town, name);
    return [
      { at: from + BUILT_AT, by, sends: [visit(place, FOR_BUILDING, beginCell().endCell())] },
      { at: from + FILLED_AT, by, sends: [gift(place.address, coins(capital), "What belongs to all of us")] },
    ];
  }),
  ...STORIES.flatMap((story) => told(town, story, from)),
  ...meddling(town, from),
];

function told(town: Town, story: Story, from: number): readonly Act[] {
  const {
    order: [name, number],
    proposed: [at, by],
    hours,
    pays = [],
    approvals,
  } = story;
  const { address } = multisigOf(town, name);
  const multisig: Multisig = MULTISIGS[name];
  const bySigner = multisig.signers.includes(by);
  const proposal = proposalBody({
    number,
    bySigner,
    index: (bySigner ? multisig.signers : multisig.proposers).indexOf(by),
    expiresAt: from + (at + hours) * HOUR,
    actions: [...pays.map((pay) => paymentAction(giftTo(town, pay))), ...joining(town, story)],
  });
  const order = orderAddress(address, number);
  return [
    {
      at: from + at * HOUR,
      by,
      sends: [{ to: address, amount: FOR_AN_ORDER, body: proposal, returns: true }],
      more: 1,
    },
    ...approvals.map(([hour, signer, words]): Act => {
      const body = words ?? approvalBody(multisig.signers.indexOf(signer));
      return {
        at: from + hour * HOUR,
        by: signer,
        sends: [{ to: order, amount: FOR_AN_APPROVAL, body, returns: true }],
        more: 2,
      };
    }),
  ];
}

function giftTo(town: Town, { to, amount, reason }: NonNullable<Story["pays"]>[number]): Parcel {
  return gift(town.addressOf(to), coins(amount), reason);
}

function joining(town: Town, { order: [name], joins }: Story): readonly Cell[] {
  if (joins === undefined) return [];
  const multisig: Multisig = MULTISIGS[name];
  return [ownersAction(town, { ...multisig, signers: [...multisig.signers, joins] })];
}

/** Two who do not belong to the council try what only its signers can do. */
function meddling(town: Town, from: number): readonly Act[] {
  const { address } = multisigOf(town, "council");
  const proposal = proposalBody({
    number: 2,
    bySigner: true,
    index: 0,
    expiresAt: from + 100 * HOUR,
    actions: [paymentAction(gift(town.addressOf("tove"), coins(100), "For me"))],
  });
  return [
    {
      at: from + 80 * HOUR,
      by: "tove",
      sends: [{ to: address, amount: FOR_AN_ORDER, body: proposal, returns: true }],
      more: 1,
    },
    {
      at: from + 131 * HOUR,
      by: "rosa",
      sends: [
        { to: orderAddress(address, 3), amount: FOR_AN_APPROVAL, body: approvalBody(2), returns: true },
      ],
      more: 1,
    },
  ];
}

export const SONG = 10 * MINUTE;

/** The choir proposes something every few minutes; somebody approves of it a little later. */
export function songProposed(town: Town, at: number): Act {
  const { number, by } = songAt(at);
  const place = multisigOf(town, "choir");
  const body = proposalBody({
    number,
    bySigner: true,
    index: CHOIR.indexOf(by),
    expiresAt: at + HOUR,
    actions: [paymentAction(gift(town.addressOf("lena"), coins(0.1), "Tea after the rehearsal"))],
  });
  return { at, by, sends: [visit(place, FOR_AN_ORDER, body)] };
}

export function songApproved(town: Town, at: number): Act {
  const { number, other } = songAt(at);
  const to = orderAddress(multisigOf(town, "choir").address, number);
  const body = approvalBody(CHOIR.indexOf(other));
  return { at, by: other, sends: [{ to, amount: FOR_AN_APPROVAL, body, returns: true }] };
}

const CHOIR: readonly ResidentName[] = MULTISIGS.choir.signers;

function songAt(at: number) {
  const number = Math.floor(at / SONG);
  const [by, other] = number % 2 === 0 ? (["rosa", "samir"] as const) : (["tove", "rosa"] as const);
  return { number, by, other };
}
