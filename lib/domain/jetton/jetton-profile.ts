import type { Metadata } from "../../toncenter/v3/address-book";
import type { JettonMaster } from "../../toncenter/v3/v3-jetton";
import type { ApiError } from "../../toncenter/error";
import type { Address } from "../../ton/address/address";
import { metadataFields, readMetadata, type MetadataField } from "../token/metadata-field";
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

/** A null profile means that there is no jetton at that address. */
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
    content: metadataFields(content ?? {}),
    read: readMetadata(info),
  };
}

/** A link to who may claim how much. */
const MINTLESS_FIELD = "mintless_merkle_dump_uri";

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

/** Why there is nothing to show; null if there is a jetton. */
export function jettonProblem({ profile, problem }: JettonReport): ApiError | null {
  return profile === null ? (problem ?? NO_JETTON) : null;
}

const NO_JETTON: ApiError = { kind: "not-found", message: "no jetton at this address" };
