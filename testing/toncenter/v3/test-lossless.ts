import { tryAddress } from "../../../lib/ton/address/read-address";
import { tryHash } from "../../../lib/ton/value/hash";
import { isObject } from "../test-mutations";

/**
 * Walks the received and the parsed value side by side and lists every leaf that is not the same value in
 * another spelling. Written without the schemas, so that it can check them.
 */
export function lost(received: unknown, read: unknown, at = ""): string[] {
  if (received === null || received === undefined)
    return isNothing(read) ? [] : [`${at}: ${print(read)} was made up`];
  if (Array.isArray(received)) return lostOfList(received, read, at);
  if (isObject(received)) return lostOfObject(received, read, at);
  return isSame(received, read) ? [] : [`${at}: ${print(received)} became ${print(read)}`];
}

function isNothing(read: unknown): boolean {
  if (Array.isArray(read)) return read.length === 0;
  return read === null || read === undefined || (isObject(read) && Object.keys(read).length === 0);
}

function isSame(received: unknown, read: unknown): boolean {
  if (received === read) return true;
  if (typeof read === "bigint")
    return (typeof received === "string" || typeof received === "number") && BigInt(received) === read;
  if (typeof received !== "string") return false;
  if (typeof read === "number") return received === String(read);
  return (
    typeof read === "string" &&
    (tryHash(received) === read || tryAddress(received) === read || isShard(received, read))
  );
}

/** The corpus spells some shards in lower case. */
function isShard(received: string, read: string): boolean {
  return /^[0-9a-f]{16}$/.test(received) && received.toUpperCase() === read;
}

function lostOfList(received: readonly unknown[], read: unknown, at: string): string[] {
  if (!Array.isArray(read) || read.length !== received.length)
    return [`${at}: a list of ${received.length} became ${print(read)}`];
  return received.flatMap((item, index) => lost(item, read[index], `${at}.${index}`));
}

function lostOfObject(received: Record<string, unknown>, read: unknown, at: string): string[] {
  if ("children" in received && Array.isArray(read)) return lostOfTree(received, read, at);
  if (!isObject(read)) return [`${at}: an object became ${print(read)}`];
  const found = new Map(Object.keys(received).map((key) => [keyIn(read, key), key]));
  const made = Object.entries(read).filter(([key, value]) => !found.has(key) && !isNothing(value));
  return [
    ...made.map(([key]) => `${at}.${key} was made up`),
    ...[...found].flatMap(([there, key]) => lostOfField(key, received[key], read[there], `${at}.${key}`)),
  ];
}

function keyIn(read: Record<string, unknown>, key: string): string {
  return [key, tryHash(key), tryAddress(key)].find((name) => name !== null && name in read) ?? key;
}

function lostOfField(key: string, received: unknown, read: unknown, at: string): string[] {
  if (key !== "details" || !isObject(read)) return lost(received, read, at);
  return lost(received, read["type"] === null ? read["raw"] : read["fields"], at);
}

/** A tree against its list in preorder. */
function lostOfTree(root: unknown, nodes: readonly unknown[], at: string): string[] {
  const found: string[] = [];
  const waiting = [{ received: root, parent: -1 }];
  let place = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isObject(next.received)) return [...found, `${at}: no node`];
    const { children, ...own } = next.received;
    const node = nodes[place];
    const { parent, depth: _, children_known, ...rest } = isObject(node) ? node : {};
    found.push(...lost(own, rest, `${at}[${place}]`));
    if (parent !== (next.parent < 0 ? null : next.parent)) found.push(`${at}[${place}]: another parent`);
    if (children_known !== (children !== null)) found.push(`${at}[${place}]: children`);
    const list: readonly unknown[] = Array.isArray(children) ? children : [];
    for (const received of list.toReversed()) waiting.push({ received, parent: place });
    place += 1;
  }
  return place === nodes.length ? found : [...found, `${at}: ${place} nodes became ${nodes.length}`];
}

function print(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  return (
    JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? `${inner}n` : inner)) ??
    "nothing"
  ).slice(0, 100);
}
