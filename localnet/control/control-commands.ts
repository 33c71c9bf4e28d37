import { Cell } from "@ton/core";
import * as v from "valibot";
import type { Address } from "@/lib/ton/address/address";
import { tryAddress } from "@/lib/ton/address/read-address";
import { attempt } from "../indexer/attempt";
import type { Controls } from "./controls";

const MAX_COINS = 100_000;
const MAX_BLOCKS = 1_000;
const MAX_SECONDS = 366 * 24 * 3_600;
const NANO = 1_000_000_000;
const DEFAULT_AMOUNT = "100";

const WholeNumber = (what: string, max: number) =>
  v.pipe(
    v.number(`${what} has to be a number`),
    v.integer(`${what} has to be a whole number`),
    v.minValue(1, `${what} has to be at least 1`),
    v.maxValue(max, `${what} may be at most ${max}`),
  );

/** The default number of each kind in a crowd. */
const MANY = 1_000;
const MAX_CROWD = 10_000;
const Count = (what: string) =>
  v.pipe(
    v.number(`${what} has to be a number`),
    v.integer(`${what} has to be a whole number`),
    v.minValue(0, `${what} cannot be negative`),
    v.maxValue(MAX_CROWD, `${what} may be at most ${MAX_CROWD}`),
  );

const Receiver = v.pipe(
  v.string("address has to be a text"),
  v.rawTransform<string, Address>(({ dataset, addIssue, NEVER }) => {
    const address = tryAddress(dataset.value);
    if (address !== null) return address;
    addIssue({ message: "address is not an address" });
    return NEVER;
  }),
);

/** A bag with one cell, in base64 or hexadecimal digits. */
const Bag = (what: string) =>
  v.pipe(
    v.string(`${what} has to be a text`),
    v.rawTransform<string, Cell>(({ dataset: { value }, addIssue, NEVER }) => {
      const text = value.trim();
      const root = attempt(() =>
        Cell.fromBoc(Buffer.from(text, /^(?:[0-9a-fA-F]{2})+$/.test(text) ? "hex" : "base64")).at(0),
      );
      if (root !== null && root !== undefined) return root;
      addIssue({ message: `${what} is not a bag of cells` });
      return NEVER;
    }),
  );

const NanoCoins = v.pipe(
  v.union([v.string(), v.number()], "balance has to be a number of nanocoins"),
  v.transform((value: string | number) => String(value)),
  v.regex(/^\d{1,20}$/, "balance has to be a whole number of nanocoins"),
  v.transform((digits: string) => BigInt(digits)),
);

/** An account as v2 or v3 of a service writes it; other fields of the answer are ignored. */
const Copied = v.pipe(
  v.object({
    address: Receiver,
    balance: v.optional(NanoCoins, "0"),
    code: v.optional(Bag("code")),
    code_boc: v.optional(Bag("code_boc")),
    data: v.optional(Bag("data")),
    data_boc: v.optional(Bag("data_boc")),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { address, balance, code, code_boc, data, data_boc } = dataset.value;
    const [codeCell, dataCell] = [code ?? code_boc, data ?? data_boc];
    if (codeCell !== undefined && dataCell !== undefined)
      return { address, balance, code: codeCell, data: dataCell };
    addIssue({ message: "code and data are needed: those of an account that is active" });
    return NEVER;
  }),
);

/** In coins: a decimal string, or a number that prints without an exponent. */
const Amount = v.pipe(
  v.union([v.string(), v.number()], "amount has to be a number of coins"),
  v.transform(String),
  v.regex(/^\d{1,9}(?:\.\d{1,9})?$/, "amount has to be a number of coins with at most 9 decimals"),
  v.transform(nanoOf),
  v.minValue(1n, "amount has to be more than nothing"),
  v.maxValue(BigInt(MAX_COINS) * BigInt(NANO), `amount may be at most ${MAX_COINS} coins`),
);

const Name = v.pipe(
  v.string("name has to be a text"),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "name has to be of small letters, digits and hyphens, at most 40"),
);

function nanoOf(coins: string): bigint {
  const [whole = "0", fraction = ""] = coins.split(".");
  return BigInt(whole + fraction.padEnd(9, "0"));
}

type Command = (controls: Controls, input: unknown) => Promise<CommandResult>;

export type CommandResult =
  | { readonly kind: "done"; readonly answer: object }
  | { readonly kind: "wrong"; readonly problem: string };

function command<S extends v.GenericSchema>(
  schema: S,
  run: (controls: Controls, input: v.InferOutput<S>) => Promise<object>,
): Command {
  return async (controls, input) => {
    const read = v.safeParse(schema, input);
    if (!read.success) return { kind: "wrong", problem: read.issues[0].message };
    return { kind: "done", answer: await run(controls, read.output) };
  };
}

const NoInput = v.strictObject({}, "this takes nothing");

/** Control commands by the last segment of the path. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  [
    "faucet",
    command(
      v.strictObject({ address: Receiver, amount: v.optional(Amount, DEFAULT_AMOUNT) }),
      (controls, { address, amount }) => controls.faucet(address, amount),
    ),
  ],
  ["copy", command(Copied, (controls, account) => controls.copy(account))],
  [
    "crowd",
    command(
      v.strictObject({
        holders: v.optional(Count("holders"), MANY),
        items: v.optional(Count("items"), MANY),
        payments: v.optional(Count("payments"), MANY),
      }),
      (controls, size) => controls.crowd(size),
    ),
  ],
  [
    "mine",
    command(
      v.strictObject({ blocks: v.optional(WholeNumber("blocks", MAX_BLOCKS), 1) }),
      (controls, { blocks }) => controls.mine(blocks),
    ),
  ],
  [
    "time",
    command(v.strictObject({ advance: WholeNumber("advance", MAX_SECONDS) }), (controls, { advance }) =>
      controls.advanceTime(advance),
    ),
  ],
  [
    "snapshot",
    command(
      v.strictObject({
        name: Name,
        replace: v.optional(v.boolean("replace has to be true or false"), false),
      }),
      (controls, { name, replace }) => controls.snapshot(name, replace),
    ),
  ],
  ["restore", command(v.strictObject({ name: Name }), (controls, { name }) => controls.restore(name))],
  ["reset", command(NoInput, (controls) => controls.reset())],
  ["freeze", command(NoInput, (controls) => controls.freeze())],
  ["unfreeze", command(NoInput, (controls) => controls.unfreeze())],
]);
