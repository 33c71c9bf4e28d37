import { genuineText, LookAlikes, ownTexts } from "../../text/trust/look-alikes";
import { trustMarks, type TrustMark } from "../../text/trust/trust-rules";
import type { Address } from "../../ton/address/address";
import { COIN_NAMES, WELL_KNOWN_TOKENS } from "./well-known-tokens";

/** What a token says about itself, all of which its issuer is free to choose. */
export interface TokenIdentity {
  readonly master: Address;
  readonly symbol: string | null;
  readonly name: string | null;
  /** The service or a file of names reports it as a scam. */
  readonly isScam?: boolean;
}

const GENUINE = WELL_KNOWN_TOKENS.flatMap(({ symbol, names, master }) =>
  [symbol, ...names].map((text) => genuineText(text, master, { of: "well-known", called: symbol })),
);
const GENUINE_MASTERS: ReadonlySet<Address> = new Set(WELL_KNOWN_TOKENS.map(({ master }) => master));

export function isWellKnown(master: Address): boolean {
  return GENUINE_MASTERS.has(master);
}

/** The gravest mark of those tokens that have one. */
export function tokenMarks(tokens: readonly TokenIdentity[], coin: string): ReadonlyMap<Address, TrustMark> {
  return new Map(
    [...marksOfTokens(tokens, coin)].flatMap(([master, [mark]]) =>
      mark === undefined ? [] : [[master, mark]],
    ),
  );
}

/** All marks of tokens, compared with each other and with well-known ones. */
export function marksOfTokens(
  tokens: readonly TokenIdentity[],
  coin: string,
): ReadonlyMap<Address, readonly TrustMark[]> {
  const coins = [...COIN_NAMES, coin].map((name) => genuineText(name, null, { of: "coin", called: name }));
  const own = tokens.map((token) => ({ token, compared: ownTexts(token.master, token) }));
  const all = new LookAlikes([...coins, ...GENUINE, ...own.flatMap(({ compared }) => compared)]);
  return new Map(
    own.map(({ token, compared }) => {
      const { master, symbol, name, isScam } = token;
      const isGenuine = isWellKnown(master);
      const marks = trustMarks({
        kind: "token",
        // A well-known token may use any name.
        texts: isGenuine ? [] : [symbol, name].filter((text) => text !== null),
        isScam,
        imitates: isGenuine ? null : all.modelOf(compared),
        hasTwin: !isGenuine && all.hasTwin(compared),
      });
      return [master, marks] as const;
    }),
  );
}
