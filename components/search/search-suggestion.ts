import { accountPath, blockPath, transactionPath, type NetworkName } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { PrivateRecord } from "@/lib/domain/private/private-record";
import type { FoundName } from "@/lib/domain/search/name-report";
import type { HashFinding, HashReport } from "@/lib/domain/search/search-report";
import type { Outcome } from "@/lib/search/outcome";
import type { MatchPlace } from "@/lib/search/places";
import type { Hash } from "@/lib/ton/value/hash";
import { grouped, groupOf, type Group } from "./match-groups";
import { hrefOfName } from "./name-match-text";

/** An option of the search box. */
export type Suggestion =
  | { readonly kind: "recent"; readonly id: string; readonly text: string }
  | {
      readonly kind: "place";
      readonly id: string;
      readonly href: string;
      readonly place: MatchPlace<PageNetwork>;
    }
  | {
      readonly kind: "found";
      readonly id: string;
      readonly href: string;
      readonly finding: HashFinding;
      readonly network: NetworkName;
    }
  | { readonly kind: "name"; readonly id: string; readonly href: string; readonly found: FoundName }
  | { readonly kind: "label"; readonly id: string; readonly href: string; readonly record: PrivateRecord };

/** The results of lookups for a text, besides its own matches. */
export interface LookedUp {
  readonly hash: HashReport | null;
  readonly names: readonly FoundName[];
  readonly labels: readonly PrivateRecord[];
}

export function hrefOf(network: NetworkName, finding: HashFinding): string {
  return finding.kind === "block" ? blockPath(network, finding.id) : transactionPath(network, finding.hash);
}

/** The result of the lookup replaces the guess in place, so that options do not move under the pointer. */
function suggestionsAt(place: MatchPlace<PageNetwork>, report: HashReport | null): readonly Suggestion[] {
  const { match, network, href } = place;
  const id = `${network.id} ${match.kind} ${href}`;
  if (match.kind !== "hash" || report === null) return [{ kind: "place", id, href, place }];
  const finding = report.here;
  const here: Suggestion =
    finding === null
      ? { kind: "place", id, href, place }
      : { kind: "found", id, href: hrefOf(network, finding), finding, network };
  const elsewhere = (report.elsewhere?.found ?? []).map((other): Suggestion => {
    const there = hrefOf(other.network, other.finding);
    return { kind: "found", id: `${other.network.id} ${there}`, href: there, ...other };
  });
  return [here, ...elsewhere];
}

export function suggestionsFor(
  outcome: Outcome<PageNetwork>,
  recent: readonly string[],
  here: PageNetwork,
  { hash, names, labels }: LookedUp,
): readonly Group<Suggestion>[] {
  if (outcome.kind === "nothing typed") {
    const members = recent.map((text): Suggestion => ({ kind: "recent", id: text, text }));
    return members.length === 0 ? [] : [{ name: "Recent searches", members }];
  }
  const places = outcome.kind === "unknown" ? [] : outcome.places;
  return [
    ...grouped(places, ({ match }) => groupOf(match)).map(({ name, members }) => ({
      name,
      members: members.flatMap((place) => suggestionsAt(place, hash)),
    })),
    ...groupOfAll("Private labels", labels, (record) => {
      const href = accountPath(here, record.address);
      return { kind: "label", id: `label ${href}`, href, record };
    }),
    ...NAME_GROUPS.flatMap(([kind, title]) =>
      groupOfAll(
        title,
        names.filter((found) => found.kind === kind),
        (found) => {
          const href = hrefOfName(here, found);
          return { kind: "name", id: `name ${href}`, href, found };
        },
      ),
    ),
  ];
}

const NAME_GROUPS: readonly (readonly [kind: FoundName["kind"], title: string])[] = [
  ["account", "Accounts"],
  ["jetton", "Tokens"],
  ["domain", "Domains"],
  ["collection", "Collections"],
  ["item", "NFTs"],
];

function groupOfAll<T>(
  name: string,
  all: readonly T[],
  suggest: (one: T) => Suggestion,
): readonly Group<Suggestion>[] {
  return all.length === 0 ? [] : [{ name, members: all.map(suggest) }];
}

/** The hash to look up, if the input has one. */
export function hashIn(outcome: Outcome<PageNetwork>, here: NetworkName): Hash | null {
  const places = outcome.kind === "clear" || outcome.kind === "choice" ? outcome.places : [];
  const place = places.find(({ match, network }) => match.kind === "hash" && network.id === here.id);
  return place?.match.kind === "hash" ? place.match.hash : null;
}

const LONGEST_NAME = 100;
/** In these scripts, a single letter is a word. */
const WORD_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The name to look up: a text without a match or an error. */
export function nameIn(outcome: Outcome<PageNetwork>, text: string): string | null {
  const name = text.trim();
  const isName = outcome.kind === "unknown" && outcome.problem === null;
  return isName && (name.length > 1 || WORD_LETTER.test(name)) && name.length <= LONGEST_NAME ? name : null;
}
