import { tryAddress } from "../../ton/address/read-address";
import { tryHash } from "../../ton/value/hash";
import { isObject } from "../test-mutations";

/**
 * Walks the received and the parsed value side by side and lists every leaf that is not the same value in
 * another spelling. Written without the schemas, so that it can check them.
 */
export function lost(received: unknown, read: unknown, at = ""): string[] {
  if (received === null || received === undefined)
    return isNothing(read) ? [] : [`${at}: ${say(read)} came out of nothing`];
  if (Array.isArray(received)) return lostOfList(received, read, at);
  if (isObject(received)) return lostOfObject(received, read, at);
  return isSame(received, read) ? [] : [`${at}: ${say(received)} became ${say(read)}`];
}

function isNothing(read: unknown): boolean {
  if (Array.isArray(read)) return read.length === 0;
  return read === null || read === undefined || (isObject(read) && Object.keys(read).length === 0);
}

function isSame(came: unknown, read: unknown): boolean {
  if (came === read) return true;
  if (typeof read === "bigint")
    return (typeof came === "string" || typeof came === "number") && BigInt(came) === read;
  if (typeof came !== "string") return false;
  if (typeof read === "number") return came === String(read);
  return (
    typeof read === "string" && (tryHash(came) === read || tryAddress(came) === read || isShard(came, read))
  );
}

/** The corpus spells some shards in lower case. */
function isShard(came: string, read: string): boolean {
  return /^[0-9a-f]{16}$/.test(came) && came.toUpperCase() === read;
}

function lostOfList(came: readonly unknown[], read: unknown, at: string): string[] {
  if (!Array.isArray(read) || read.length !== came.length)
    return [`${at}: a list of ${came.length} became ${say(read)}`];
  return came.flatMap((item, index) => lost(item, read[index], `${at}.${index}`));
}

function lostOfObject(came: Record<string, unknown>, read: unknown, at: string): string[] {
  if ("children" in came && Array.isArray(read)) return lostOfTree(came, read, at);
  if (!isObject(read)) return [`${at}: an object became ${say(read)}`];
  const found = new Map(Object.keys(came).map((key) => [keyIn(read, key), key]));
  const made = Object.entries(read).filter(([key, value]) => !found.has(key) && !isNothing(value));
  return [
    ...made.map(([key]) => `${at}.${key} was made up`),
    ...[...found].flatMap(([there, key]) => lostOfField(key, came[key], read[there], `${at}.${key}`)),
  ];
}

function keyIn(read: Record<string, unknown>, key: string): string {
  return [key, tryHash(key), tryAddress(key)].find((name) => name !== null && name in read) ?? key;
}

function lostOfField(key: string, came: unknown, read: unknown, at: string): string[] {
  if (key !== "details" || !isObject(read)) return lost(came, read, at);
  return lost(came, read["type"] === null ? read["raw"] : read["fields"], at);
}

/** A tree against its list in preorder. */
function lostOfTree(root: unknown, nodes: readonly unknown[], at: string): string[] {
  const found: string[] = [];
  const waiting = [{ came: root, parent: -1 }];
  let place = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isObject(next.came)) return [...found, `${at}: no node`];
    const { children, ...own } = next.came;
    const node = nodes[place];
    const { parent, depth: _, children_known, ...rest } = isObject(node) ? node : {};
    found.push(...lost(own, rest, `${at}[${place}]`));
    if (parent !== (next.parent < 0 ? null : next.parent)) found.push(`${at}[${place}]: another parent`);
    if (children_known !== (children !== null)) found.push(`${at}[${place}]: children`);
    const list: readonly unknown[] = Array.isArray(children) ? children : [];
    for (const came of list.toReversed()) waiting.push({ came, parent: place });
    place += 1;
  }
  return place === nodes.length ? found : [...found, `${at}: ${place} nodes became ${nodes.length}`];
}

function say(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  return (
    JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? `${inner}n` : inner)) ??
    "nothing"
  ).slice(0, 100);
}
