import {
  beginCell,
  comment,
  contractAddress,
  Dictionary,
  internal,
  storeMessageRelaxed,
  type Address,
  type Cell,
} from "@ton/core";
import { codeOf } from "../contracts/code";
import type { Parcel } from "./act";
import type { Place } from "./places";
import type { ResidentName } from "./residents";
import type { Town } from "./town";

/** Who owns something together, and how many of them have to agree. */
export interface Owners {
  readonly threshold: number;
  readonly signers: readonly ResidentName[];
  /** May propose what the signers then approve of. */
  readonly proposers: readonly ResidentName[];
}

export interface Multisig extends Owners {
  /** Orders have any number that their proposer likes, instead of one after another. */
  readonly anyNumber: boolean;
}

export const MULTISIGS = {
  bakery: { threshold: 2, signers: ["edith", "greta", "hugo"], proposers: [], anyNumber: false },
  council: {
    threshold: 3,
    signers: ["ines", "jonas", "lena", "marco", "nadia"],
    proposers: ["paula"],
    anyNumber: false,
  },
  choir: { threshold: 2, signers: ["rosa", "samir", "tove"], proposers: [], anyNumber: true },
} as const satisfies Record<string, Multisig>;

export type MultisigName = keyof typeof MULTISIGS;

const BASECHAIN = 0;
const NEW_ORDER = 0xf718510f;
const APPROVE = 0xa762230f;
const SEND = 0xf1381e5b;
const CHANGE_OWNERS = 0x1d0cfbd3;
const PAY_FEES_SEPARATELY = 1;

export function multisigOf(town: Town, name: MultisigName): Place {
  const { anyNumber, ...owners }: Multisig = MULTISIGS[name];
  const data = beginCell()
    .storeUint(0, 256)
    .storeUint(owners.threshold, 8)
    .storeRef(numbered(town, owners.signers))
    .storeUint(owners.signers.length, 8)
    .storeMaybeRef(owners.proposers.length === 0 ? null : numbered(town, owners.proposers))
    .storeBit(anyNumber)
    .storeRef(codeOf("multisig-order"))
    .endCell();
  const build = { code: codeOf("multisig"), data };
  return { build, address: contractAddress(BASECHAIN, build) };
}

export function orderAddress(multisig: Address, number: number): Address {
  const data = beginCell().storeAddress(multisig).storeUint(number, 256).endCell();
  return contractAddress(BASECHAIN, { code: codeOf("multisig-order"), data });
}

export interface Proposal {
  readonly number: number;
  readonly bySigner: boolean;
  /** The proposer's number among the signers, or among those who may propose. */
  readonly index: number;
  readonly expiresAt: number;
  readonly actions: readonly Cell[];
}

export function proposalBody({ number, bySigner, index, expiresAt, actions }: Proposal): Cell {
  return beginCell()
    .storeUint(NEW_ORDER, 32)
    .storeUint(number, 64)
    .storeUint(number, 256)
    .storeBit(bySigner)
    .storeUint(index, 8)
    .storeUint(expiresAt, 48)
    .storeRef(listed(actions, (action) => beginCell().storeRef(action).endCell()))
    .endCell();
}

export function approvalBody(signer: number): Cell {
  return beginCell().storeUint(APPROVE, 32).storeUint(0, 64).storeUint(signer, 8).endCell();
}

export function paymentAction({ to, amount, body, returns }: Parcel): Cell {
  const message = internal({
    to,
    value: amount,
    bounce: returns,
    ...(body === undefined ? {} : { body: typeof body === "string" ? comment(body) : body }),
  });
  return beginCell()
    .storeUint(SEND, 32)
    .storeUint(PAY_FEES_SEPARATELY, 8)
    .storeRef(beginCell().store(storeMessageRelaxed(message)))
    .endCell();
}

export function ownersAction(town: Town, { threshold, signers, proposers }: Owners): Cell {
  return beginCell()
    .storeUint(CHANGE_OWNERS, 32)
    .storeUint(threshold, 8)
    .storeRef(numbered(town, signers))
    .storeMaybeRef(proposers.length === 0 ? null : numbered(town, proposers))
    .endCell();
}

function numbered(town: Town, names: readonly ResidentName[]): Cell {
  return listed(names, (name) => beginCell().storeAddress(town.addressOf(name)).endCell());
}

/** A dictionary by place in the list; what stands there is the content of the cell. */
function listed<T>(items: readonly T[], cellOf: (item: T) => Cell): Cell {
  const places = Dictionary.empty(Dictionary.Keys.Uint(8), {
    serialize: (cell: Cell, builder) => void builder.storeSlice(cell.beginParse()),
    parse: (slice) => slice.asCell(),
  });
  for (const [place, item] of items.entries()) places.set(place, cellOf(item));
  return beginCell().storeDictDirect(places).endCell();
}
