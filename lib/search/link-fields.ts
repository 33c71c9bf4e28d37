import { readAdnlText } from "../ton/address/adnl-text";
import { readAddress } from "../ton/address/read-address";
import { MASTERCHAIN } from "../ton/block/block";
import { tryHash } from "../ton/value/hash";
import { parseLt } from "../ton/value/lt";
import { attempt } from "./attempt";
import { readBagText } from "./bag-text";
import { blockMatch, readBlockId, readSeqno } from "./block-match";
import { readDomainName } from "./domain-name";
import type { AccountPage, Match } from "./form";
import { readDate, readUnixTime } from "./moment";

/** Any form: raw, friendly, or digits alone. */
const ADDRESS = "-?[0-9]{1,10}:[0-9a-f]{64}|[a-z0-9+/_-]{48}|[0-9a-f]{64}";
/** The fields of links, each with an expression for its extent in a path; codecs validate its content. */
export const FIELDS = {
  address: ADDRESS,
  /** Another account in the path, before the page's own account: the owner, the collection. */
  holder: ADDRESS,
  hash: "(?:0x)?[0-9a-f]{64}|[a-z0-9+/_-]{43}=?",
  /** For a validator: also an ADNL address in base 32. */
  key: "[0-9a-f]{64}|[a-z0-9+/_-]{43}=?|[a-z2-7]{55}",
  lt: "[0-9]{1,20}",
  seqno: "[0-9]{1,10}",
  workchain: "-?[0-9]{1,10}",
  shard: "(?:0x)?[0-9a-f-]{1,20}",
  block: "\\(?-?[0-9]{1,10}[,:](?:0x)?[0-9a-f-]{1,20}[,:][0-9]{1,10}\\)?",
  name: "[^/]{1,120}\\.(?:ton|t\\.me)\\.?",
  boc: "[a-z0-9+/=_-]+",
  time: "[^/]+",
  query: "[^/]+",
} as const;

export type FieldName = keyof typeof FIELDS;
export type LinkFields = Readonly<Partial<Record<FieldName, string | undefined>>>;

interface LinkContext {
  readonly page: AccountPage;
  /** The network that the link names, if any. */
  readonly testnet: boolean | null;
}

/** A test flag on the address overrides a link to mainnet: mainnet accounts are never written with one. */
function either(link: boolean | null, flag: boolean | null): boolean | null {
  return link === true || flag === true ? true : (link ?? flag);
}

function accountOf({ address, hash, lt }: LinkFields, { page, testnet: link }: LinkContext): Match | null {
  if (address === undefined) return null;
  const account = attempt(() => readAddress(address));
  if (account === null) return null;
  const testnet = either(link, account.testnet);
  const ofTransaction = hash === undefined ? null : tryHash(hash);
  const time = lt === undefined ? null : attempt(() => parseLt(lt));
  if (ofTransaction !== null && time !== null) {
    return {
      kind: "transaction",
      lt: time,
      hash: ofTransaction,
      address: account.address,
      certainty: "exact",
      testnet,
    };
  }
  // A hash identifies a transaction of the account, which is more specific than the account.
  if (ofTransaction !== null) return null;
  return { kind: "account", address: account.address, page, certainty: "exact", testnet };
}

function hashOf({ hash }: LinkFields, { testnet }: LinkContext): Match | null {
  const read = hash === undefined ? null : tryHash(hash);
  return read === null ? null : { kind: "hash", hash: read, certainty: "exact", testnet };
}

function validatorOf({ key: text }: LinkFields, { testnet }: LinkContext): Match | null {
  const key = text === undefined ? null : (tryHash(text) ?? readAdnlText(text));
  return key === null ? null : { kind: "validator", key, certainty: "exact", testnet };
}

function blockOf({ block, workchain, shard, seqno }: LinkFields, { testnet }: LinkContext): Match | null {
  const text = block ?? (shard === undefined ? undefined : `${workchain ?? ""}:${shard}:${seqno ?? ""}`);
  const id = text === undefined ? null : readBlockId(text);
  return id === null ? null : blockMatch(id, testnet);
}

function masterchainBlockOf(
  { seqno, shard, workchain = `${MASTERCHAIN}` }: LinkFields,
  { testnet }: LinkContext,
): Match | null {
  const elsewhere = shard !== undefined || workchain !== `${MASTERCHAIN}`;
  const number = seqno === undefined || elsewhere ? null : readSeqno(seqno);
  return number === null ? null : { kind: "masterchain block", seqno: number, certainty: "exact", testnet };
}

function domainOf({ name }: LinkFields, { testnet }: LinkContext): Match | null {
  const read = name === undefined ? null : readDomainName(name);
  if (read === null) return null;
  return { kind: "domain", ...read, certainty: read.warning === null ? "exact" : "possible", testnet };
}

function bocOf({ boc }: LinkFields): Match | null {
  const read = boc === undefined ? null : readBagText(boc);
  if (read === null) return null;
  return { kind: "boc", boc: read.boc, certainty: read.whole ? "exact" : "possible", testnet: null };
}

function timeOf({ time, lt, query }: LinkFields, { testnet }: LinkContext): Match | null {
  const seconds = time === undefined ? null : (readUnixTime(time) ?? readDate(time));
  if (seconds !== null) return { kind: "moment", seconds, certainty: "exact", testnet };
  const logical = lt === undefined ? null : attempt(() => parseLt(lt));
  if (logical !== null) return { kind: "logical time", lt: logical, certainty: "exact", testnet };
  if (query === undefined || query.trim() === "") return null;
  return { kind: "text", query: query.trim(), certainty: "exact", testnet };
}

/** The most specific ones first. */
const READERS = [
  accountOf,
  hashOf,
  validatorOf,
  blockOf,
  masterchainBlockOf,
  domainOf,
  bocOf,
  timeOf,
] as const;

export function matchOfFields(fields: LinkFields, context: LinkContext): Match | null {
  for (const read of READERS) {
    const match = read(fields, context);
    if (match !== null) return match;
  }
  return null;
}
