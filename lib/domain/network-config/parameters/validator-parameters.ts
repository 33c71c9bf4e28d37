import { readValidatorCells } from "../../../ton/block/validator-set";
import type { ConfigPart } from "../config-value";
import { coins, expectTag, plain, ratio, seconds, seconds16, tagged, uint } from "../parameter-layout";
import { hex, type ParameterReader } from "../parameter-reader";
import type { ParameterRow } from "../parameter-row";

const ELECTIONS = "Elections and staking";
const SIXTEEN_BITS = 65_536n;
const THIRTY_TWO_BITS = 4_294_967_296n;
const EIGHT_BITS = 256n;

function readSet(cell: ParameterReader): readonly ConfigPart[] {
  const { since, until, main, validators } = readValidatorCells(cell.graph, cell.index);
  cell.end();
  const total = validators.reduce((sum, { weight }) => sum + weight, 0n);
  return [
    {
      kind: "facts",
      title: null,
      fields: [
        { name: "Since", value: { kind: "time", at: since } },
        { name: "Until", value: { kind: "time", at: until } },
        {
          name: "Validators",
          value: { kind: "quantity", value: BigInt(validators.length), unit: null },
        },
        {
          name: "Masterchain validators",
          value: { kind: "quantity", value: BigInt(main), unit: null },
        },
        { name: "Total weight", value: { kind: "quantity", value: total, unit: null } },
      ],
    },
    {
      kind: "table",
      title: "Validator list",
      columns: ["Public key", "Place", "Weight", "Share", "ADNL address"],
      rows: validators.map(({ publicKey, weight, adnl }, place) => [
        { kind: "digits", digits: publicKey.toUpperCase(), what: "public key" },
        { kind: "text", text: `${place + 1}` },
        { kind: "quantity", value: weight, unit: null },
        { kind: "ratio", value: weight, of: total, as: "percent" },
        adnl === null
          ? { kind: "text", text: "Not given" }
          : { kind: "digits", digits: adnl.toUpperCase(), what: "ADNL address" },
      ]),
    },
  ];
}

const set = (id: number, name: string, about: string): ParameterRow => ({
  id,
  name,
  about,
  group: "Validators",
  read: readSet,
});

/** Ed25519, as the protocol writes its tag. */
const KEY = 0x8e81278a;

function readTemporaryKeys(cell: ParameterReader): readonly ConfigPart[] {
  const rows = cell.dictionary(256).map(({ key, value }) => {
    expectTag(value, 4, 4);
    const temporary = value.ref();
    expectTag(temporary, 3, 4);
    const adnl = temporary.digits(256);
    expectTag(temporary, KEY, 32);
    const publicKey = temporary.digits(256);
    temporary.uint(32);
    return [
      { kind: "digits", digits: hex(key, 256), what: "public key" } as const,
      { kind: "digits", digits: publicKey, what: "temporary key" } as const,
      { kind: "digits", digits: adnl, what: "ADNL address" } as const,
      { kind: "time", at: Number(temporary.uint(32)) } as const,
    ];
  });
  return [
    {
      kind: "table",
      title: "Temporary keys",
      columns: ["Public key", "Temporary key", "ADNL address", "Valid until"],
      rows,
    },
  ];
}

export const VALIDATOR_PARAMETERS: readonly ParameterRow[] = [
  set(34, "Current validators", "The validators that make blocks now."),
  set(36, "Next validators", "The validators of the coming round, once they are elected."),
  set(32, "Previous validators", "The validators of the round before."),
  set(33, "Previous temporary validators", "A temporary set of the round before."),
  set(35, "Current temporary validators", "A temporary set that stands in for the current one."),
  set(37, "Next temporary validators", "A temporary set of the coming round."),
  {
    id: 39,
    name: "Temporary keys",
    about: "Keys that validators use for a while in place of their own.",
    group: "Validators",
    read: readTemporaryKeys,
  },
  {
    id: 15,
    name: "Election timing",
    about: "How long a round lasts, when its election opens and closes, and how long stakes stay frozen.",
    group: ELECTIONS,
    read: plain([
      ["Round", seconds],
      ["Election opens before the round", seconds],
      ["Election closes before the round", seconds],
      ["Stake held after the round", seconds],
    ]),
  },
  {
    id: 16,
    name: "Number of validators",
    about: "How many validators a round can have, and how many of them make masterchain blocks.",
    group: ELECTIONS,
    read: plain([
      ["Max validators", uint(16)],
      ["Max masterchain validators", uint(16)],
      ["Min validators", uint(16)],
    ]),
  },
  {
    id: 17,
    name: "Stake limits",
    about: "The smallest and largest stake, and how far the largest may exceed the smallest elected one.",
    group: ELECTIONS,
    read: plain([
      ["Min stake", coins],
      ["Max stake", coins],
      ["Min total stake", coins],
      ["Max stake factor", ratio(32, SIXTEEN_BITS, "factor")],
    ]),
  },
  {
    id: 40,
    name: "Misbehaviour fines",
    about: "What a validator loses for not doing its work, by how long it did not.",
    group: ELECTIONS,
    read: tagged({
      0x01: [
        ["Flat fine", coins],
        ["Proportional fine", ratio(32, THIRTY_TWO_BITS)],
        ["Severe: flat fine", ratio(16, EIGHT_BITS, "factor")],
        ["Severe: proportional fine", ratio(16, EIGHT_BITS, "factor")],
        ["Unpunished below", seconds16],
        ["Long from", seconds16],
        ["Long: flat fine", ratio(16, EIGHT_BITS, "factor")],
        ["Long: proportional fine", ratio(16, EIGHT_BITS, "factor")],
        ["Medium from", seconds16],
        ["Medium: flat fine", ratio(16, EIGHT_BITS, "factor")],
        ["Medium: proportional fine", ratio(16, EIGHT_BITS, "factor")],
      ],
    }),
  },
];
