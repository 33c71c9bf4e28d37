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
import { codeOf } from "../contracts/stored-code";
import type { OutgoingMessage } from "./scenario-event";
import type { TownContract } from "./town-contracts";
import type { ResidentName } from "./residents";
import type { Town } from "./town";

/** The signers and proposers of a multisig, and how many signers must approve. */
export interface MultisigOwners {
  readonly threshold: number;
  readonly signers: readonly ResidentName[];
  /** May propose orders but not approve them. */
  readonly proposers: readonly ResidentName[];
}

export interface TownMultisig extends MultisigOwners {
  /** Proposers choose the numbers of orders; otherwise they are consecutive. */
  readonly arbitraryNumbers: boolean;
}

export const MULTISIGS = {
  bakery: { threshold: 2, signers: ["edith", "greta", "hugo"], proposers: [], arbitraryNumbers: false },
  council: {
    threshold: 3,
    signers: ["ines", "jonas", "lena", "marco", "nadia"],
    proposers: ["paula"],
    arbitraryNumbers: false,
  },
  choir: { threshold: 2, signers: ["rosa", "samir", "tove"], proposers: [], arbitraryNumbers: true },
} as const satisfies Record<string, TownMultisig>;

export type MultisigName = keyof typeof MULTISIGS;

const BASECHAIN = 0;
const NEW_ORDER = 0xf718510f;
const APPROVE = 0xa762230f;
const SEND = 0xf1381e5b;
const CHANGE_OWNERS = 0x1d0cfbd3;
const PAY_FEES_SEPARATELY = 1;

export function multisigContract(town: Town, name: MultisigName): TownContract {
  const { arbitraryNumbers, ...owners }: TownMultisig = MULTISIGS[name];
  const data = beginCell()
    .storeUint(0, 256)
    .storeUint(owners.threshold, 8)
    .storeRef(addressDictionary(town, owners.signers))
    .storeUint(owners.signers.length, 8)
    .storeMaybeRef(owners.proposers.length === 0 ? null : addressDictionary(town, owners.proposers))
    .storeBit(arbitraryNumbers)
    .storeRef(codeOf("multisig-order"))
    .endCell();
  const init = { code: codeOf("multisig"), data };
  return { init, address: contractAddress(BASECHAIN, init) };
}

export function orderAddress(multisig: Address, number: number): Address {
  const data = beginCell().storeAddress(multisig).storeUint(number, 256).endCell();
  return contractAddress(BASECHAIN, { code: codeOf("multisig-order"), data });
}

export interface MultisigProposal {
  readonly number: number;
  readonly bySigner: boolean;
  /** The proposer's index among the signers or among the proposers. */
  readonly index: number;
  readonly expiresAt: number;
  readonly actions: readonly Cell[];
}

export function proposalBody({ number, bySigner, index, expiresAt, actions }: MultisigProposal): Cell {
  return beginCell()
    .storeUint(NEW_ORDER, 32)
    .storeUint(number, 64)
    .storeUint(number, 256)
    .storeBit(bySigner)
    .storeUint(index, 8)
    .storeUint(expiresAt, 48)
    .storeRef(indexedDictionary(actions, (action) => beginCell().storeRef(action).endCell()))
    .endCell();
}

export function approvalBody(signer: number): Cell {
  return beginCell().storeUint(APPROVE, 32).storeUint(0, 64).storeUint(signer, 8).endCell();
}

export function paymentAction({ to, amount, body, bounce }: OutgoingMessage): Cell {
  const message = internal({
    to,
    value: amount,
    bounce,
    ...(body === undefined ? {} : { body: typeof body === "string" ? comment(body) : body }),
  });
  return beginCell()
    .storeUint(SEND, 32)
    .storeUint(PAY_FEES_SEPARATELY, 8)
    .storeRef(beginCell().store(storeMessageRelaxed(message)))
    .endCell();
}

export function ownersAction(town: Town, { threshold, signers, proposers }: MultisigOwners): Cell {
  return beginCell()
    .storeUint(CHANGE_OWNERS, 32)
    .storeUint(threshold, 8)
    .storeRef(addressDictionary(town, signers))
    .storeMaybeRef(proposers.length === 0 ? null : addressDictionary(town, proposers))
    .endCell();
}

function addressDictionary(town: Town, names: readonly ResidentName[]): Cell {
  return indexedDictionary(names, (name) => beginCell().storeAddress(town.addressOf(name)).endCell());
}

/** A dictionary from list index to the content of the cell. */
function indexedDictionary<T>(items: readonly T[], cellOf: (item: T) => Cell): Cell {
  const dictionary = Dictionary.empty(Dictionary.Keys.Uint(8), {
    serialize: (cell: Cell, builder) => void builder.storeSlice(cell.beginParse()),
    parse: (slice) => slice.asCell(),
  });
  for (const [index, item] of items.entries()) dictionary.set(index, cellOf(item));
  return beginCell().storeDictDirect(dictionary).endCell();
}
