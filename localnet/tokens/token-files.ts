import { COLLECTION_FILES } from "./collection-files";
import { JETTON_FILES } from "./jetton-files";
import { NAME_FILES } from "./dns-files";
import { fileOf, servedAt, servedSomewhere } from "./token-uris";

/** Metadata files (objects) and pictures (SVG as text, PNG as bytes) of the tokens of the scenario, by file name. */
export type TokenFiles = Readonly<Record<string, object | string | Buffer>>;

const FILES: ReadonlyMap<string, object | string | Buffer> = new Map(
  Object.entries({ ...JETTON_FILES, ...COLLECTION_FILES, ...NAME_FILES }),
);

export interface TokenFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The file with URLs that are reachable at `origin`; null if there is none. */
export function tokenFile(name: string, origin: string): TokenFile | null {
  const content = FILES.get(name);
  if (content === undefined) return null;
  if (content instanceof Buffer) return { type: "image/png", bytes: content };
  return typeof content === "string"
    ? { type: "image/svg+xml", bytes: Buffer.from(content) }
    : {
        type: "application/json; charset=utf-8",
        bytes: Buffer.from(JSON.stringify(servedAt(content, origin))),
      };
}

/** The metadata at a URI; null if it is not a file of localnet. */
export function metadataAt(uri: string): unknown {
  const content = FILES.get(fileOf(uri) ?? "");
  const isMetadata = typeof content === "object" && !(content instanceof Buffer);
  return isMetadata ? servedSomewhere(content) : null;
}
