import type { CellGraph, CellNode } from "../cell/cell";
import type { Opcode } from "../contract/opcode";
import { BodyReader, newReading, type BodyPlace, type Reading } from "./body-reader";
import type { Layout } from "./layout";
import { readByOpcode, readLayout, takeOpcode } from "./read-layout";
import { LAYOUTS, ORDERS } from "./standards";
import type { Body, BodyReading } from "./value";

export interface BodyContext {
  /** Orders begin with a signature; only an external body can be one. Null if unknown. */
  readonly fromOutside: boolean | null;
  /** The destination's kinds, as far as the service names them. */
  readonly kinds: readonly string[];
  /** Whether the network sent the message back, if known. */
  readonly bounced?: boolean;
  /** The most values that are read. */
  readonly most: number;
}

const BY_OPCODE = new Map<string, readonly Layout[]>();
for (const layout of LAYOUTS) BY_OPCODE.set(layout.opcode, [...(BY_OPCODE.get(layout.opcode) ?? []), layout]);

/** All layouts of an opcode. */
export function layoutsOf(opcode: Opcode): readonly Layout[] {
  return BY_OPCODE.get(opcode) ?? [];
}

/** The layouts of an opcode at a place. In a message that came back, those of bounces if there are any. */
export function layoutsAt(opcode: Opcode, { is, kinds, bounced }: BodyPlace): readonly Layout[] {
  const applies = ({ place = is, at }: Layout) =>
    place === is && (at === undefined || at.some((kind) => kinds.includes(kind)));
  const found = layoutsOf(opcode).filter(applies);
  const bounces = bounced === true ? found.filter(({ isBounce }) => isBounce === true) : [];
  return bounces.length > 0 ? bounces : found;
}

/** Reads cells as the body of a message, by the layouts of standards. Never throws, whatever the cells are. */
export function readBody(graph: CellGraph, index: number, context: BodyContext): BodyReading {
  const root = graph.cells[index];
  if (root === undefined || root.kind !== "ordinary") return { is: "unknown", opcode: null };
  const start = () => new BodyReader(graph, root, readingOf(context.most));
  if (start().isDone) return { is: "empty" };
  const opcode = takeOpcode(start());
  const body = orderByKind(start, context) ?? byOpcode(start(), context) ?? orderByForm(start, context);
  return body === null ? { is: "unknown", opcode } : { is: "read", body };
}

type Start = () => BodyReader;

/** The shared state of a reading with at most this many values. */
export function readingOf(most: number): Reading {
  return newReading(most, { layoutsOf: layoutsAt, orderOf: (graph, cell) => orderIn(graph, cell, most) });
}

function orderIn(graph: CellGraph, cell: CellNode, most: number): Body | null {
  return orderByForm(() => new BodyReader(graph, cell, readingOf(most)), { fromOutside: true });
}

function byOpcode(reader: BodyReader, { kinds, bounced = false }: BodyContext): Body | null {
  const opcode = takeOpcode(reader);
  return opcode === null ? null : readByOpcode(reader, opcode, { is: "message", kinds, bounced });
}

function orderByKind(start: Start, { fromOutside, kinds }: BodyContext): Body | null {
  if (fromOutside !== true) return null;
  const layout = ORDERS.find(({ at }) => at.some((kind) => kinds.includes(kind)));
  return layout === undefined ? null : readLayout(layout, start(), null, "account");
}

/** A form that fits to the last bit, if the messages in it fit as well and no other form does. */
function orderByForm(start: Start, { fromOutside }: Pick<BodyContext, "fromOutside">): Body | null {
  if (fromOutside === false) return null;
  const fitting = ORDERS.filter(({ distinct }) => distinct)
    .map((layout) => readLayout(layout, start(), null, "form"))
    .filter((body) => body.fit.is === "whole" && hasOrders(body));
  const [only, ...others] = fitting;
  return only === undefined || others.length > 0 ? null : only;
}

function hasOrders({ fields }: Body): boolean {
  return fields.some(({ value }) => {
    if (value.is === "list") return value.items.length > 0;
    return (
      value.is === "group" &&
      value.name === "send" &&
      value.fields.some(({ value: of }) => of.is === "list" && of.items.length > 0)
    );
  });
}
