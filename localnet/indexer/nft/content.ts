import type { Cell } from "@ton/core";
import type { Row } from "../../store/database";
import { optional, text } from "../../store/row";
import { contentOf, infoOf } from "../content/resolve";
import * as v from "valibot";

/** What an item or a collection says of itself, and the words of it that every token has: as JSON. */
export interface Described {
  readonly content: string | null;
  readonly info: string | null;
}

const UNDESCRIBED: Described = { content: null, info: null };

export function describedBy(cell: Cell | null): Described {
  const content = cell === null ? null : contentOf(cell);
  if (content === null) return UNDESCRIBED;
  const { extra, ...words } = infoOf(content);
  return {
    content: JSON.stringify(inOrder(content.told)),
    info: JSON.stringify({ ...words, extra: inOrder(extra) }),
  };
}

/** The service writes the keys of maps in their order. */
function inOrder(words: Words): Words {
  return Object.fromEntries(Object.entries(words).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** An item that is a name has nothing else to say. */
export function describedByName(domain: string): Described {
  return {
    content: JSON.stringify({ domain }),
    info: JSON.stringify({ name: domain, extra: { domain } }),
  };
}

export type Words = Readonly<Record<string, unknown>>;

const Told = v.record(v.string(), v.unknown());

export function wordsIn(row: Row, column: number): Words | null {
  const json = optional(text, row, column);
  return json === null ? null : v.parse(Told, JSON.parse(json));
}
