import type { Match } from "./form";
import { testnetByName } from "./link-hosts";
import { FIELDS, matchOfFields, type FieldName, type LinkFields } from "./link-fields";
import type { Link } from "./link";
import type { Shape } from "./link-shapes";

/** The parameters by which other programs name our fields, the most specific ones first. */
const PARAMETERS: readonly (readonly [FieldName, readonly string[]])[] = [
  [
    "address",
    [
      "account",
      "address",
      "jetton_wallet",
      "jetton_address",
      "collection_address",
      "multisig_address",
      "contract_address",
      "pool",
      "owner_address",
      "wallet_address",
      "source",
    ],
  ],
  ["hash", ["hash", "tx_hash", "msg_hash", "ext_msg_hash", "trace_id"]],
  ["lt", ["lt"]],
  ["workchain", ["workchain"]],
  ["shard", ["shard"]],
  ["seqno", ["seqno", "mc_seqno"]],
  ["name", ["domain"]],
  ["boc", ["boc"]],
  ["time", ["time"]],
  ["query", ["q"]],
];

/** An unescaped plus in base64 is decoded as a space; only texts and times can contain real spaces. */
function parameter(params: URLSearchParams, field: FieldName, names: readonly string[]): string | undefined {
  const value = names.map((name) => params.get(name)).find((found) => found !== null && found !== "");
  return field === "query" || field === "time" ? (value ?? undefined) : value?.replaceAll(" ", "+");
}

function fieldsOfQuery(params: URLSearchParams): LinkFields {
  const found: Partial<Record<FieldName, string | undefined>> = {};
  for (const [field, names] of PARAMETERS) found[field] = parameter(params, field, names);
  return found;
}

/** Tabs and the like: names only, so that part of an identifier is never taken for one. */
const REST = "(?<rest>(?:/[a-z][a-z0-9_-]{0,40})*)";

function isField(text: string): text is FieldName {
  return Object.hasOwn(FIELDS, text);
}

function compile(path: string): RegExp {
  const parts = path.split(/[{}]/);
  const source = parts.map((part, at) => {
    if (at % 2 === 0) return part.replace(/[$()]/g, String.raw`\$&`);
    return isField(part) ? `(?<${part}>${FIELDS[part]})` : "";
  });
  return new RegExp(`^${source.join("")}${REST}$`, "i");
}

const compiled = new WeakMap<Shape, RegExp>();

function expressionOf(shape: Shape): RegExp {
  const expression = compiled.get(shape) ?? compile(shape.path);
  compiled.set(shape, expression);
  return expression;
}

export interface ShapeMatch {
  readonly match: Match;
  /** The rest of the path: `/transactions`, or nothing. */
  readonly rest: string;
}

export function matchShapes(
  shapes: readonly Shape[],
  { path, params }: Pick<Link, "path" | "params">,
  testnet: boolean | null,
): ShapeMatch | null {
  for (const shape of shapes) {
    const found = expressionOf(shape).exec(path);
    if (found === null) continue;
    const fields: LinkFields = shape.path.includes("{") ? { ...found.groups } : fieldsOfQuery(params);
    const match = matchOfFields(fields, { page: shape.page ?? "account", testnet });
    if (match !== null) return { match, rest: found.groups?.["rest"] ?? "" };
  }
  return null;
}

/**
 * The same, also after a first segment that is not part of the page's path: a language, the id of a network, the name
 * of a section.
 */
export function matchLink(shapes: readonly Shape[], link: Link, testnet: boolean | null): Match | null {
  const whole = matchShapes(shapes, link, testnet);
  if (whole !== null) return whole.match;
  const [, first, behind] = /^\/([^/]+)(\/.+)$/.exec(link.path) ?? [];
  if (behind === undefined) return null;
  const inside = matchShapes(shapes, { ...link, path: behind }, testnetByName(first) ?? testnet);
  return inside?.match ?? null;
}
