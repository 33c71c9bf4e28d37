import type { Metadata, TokenInfo } from "../../toncenter/v3/address-book";
import type { JettonMaster } from "../../toncenter/v3/v3-jetton";
import type { ApiError } from "../../toncenter/error";
import type { Address } from "../../ton/address/address";
import { JETTONS, tokenInfoIn } from "../token/token-metadata";
import type { JettonRow } from "./jetton-row";

/** A jetton, as the top of its pages shows it. */
export interface JettonProfile extends JettonRow {
  readonly description: string | null;
  /** Its wallets can be claimed by proof: a part of the supply has none yet. */
  readonly isMintless: boolean;
  /** What the contract itself says, by the names of its fields. */
  readonly content: readonly MetadataField[];
  /** What the service has read, from wherever it is kept. */
  readonly read: readonly MetadataField[];
}

export interface MetadataField {
  readonly name: string;
  readonly value: string;
}

/** Null as a profile: there is no jetton at that address. */
export interface JettonReport {
  readonly profile: JettonProfile | null;
  readonly problem: ApiError | null;
}

export function jettonProfile(
  row: JettonRow,
  { jetton_content: content }: JettonMaster,
  metadata: Metadata,
  master: Address,
): JettonProfile {
  const info = tokenInfoIn(metadata, master, JETTONS);
  return {
    ...row,
    description: info?.description ?? null,
    isMintless: [content, info?.extra].some((fields) => isText(fields?.[MINTLESS_FIELD])),
    content: fieldsOf(content ?? {}),
    read: info === null ? [] : fieldsOf(readFields(info)),
  };
}

/** A link to who may claim how much. */
const MINTLESS_FIELD = "mintless_merkle_dump_uri";

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

function readFields({ name, symbol, description, image, extra }: TokenInfo) {
  return { name, symbol, description, image, ...extra };
}

/** Fields that the service adds for its own resized pictures say nothing of the token. */
const SERVICE_FIELDS = /^_/;

function fieldsOf(fields: Readonly<Record<string, unknown>>): readonly MetadataField[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined || value === "" || SERVICE_FIELDS.test(name)
      ? []
      : [{ name, value: typeof value === "string" ? value : JSON.stringify(value) }],
  );
}

/** Why there is nothing to show; null if there is a jetton. */
export function jettonProblem({ profile, problem }: JettonReport): ApiError | null {
  return profile === null ? (problem ?? NO_JETTON) : null;
}

const NO_JETTON: ApiError = { kind: "not-found", message: "no jetton at this address" };
