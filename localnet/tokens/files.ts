import { COLLECTION_FILES } from "./collections";
import { JETTON_FILES } from "./jettons";
import { NAME_FILES } from "./names";
import { fileOf, reachable } from "./origin";

/** Metadata as objects and pictures as SVG, by name; what localnet says of its own tokens. */
export type Files = Readonly<Record<string, object | string>>;

const FILES: ReadonlyMap<string, object | string> = new Map(
  Object.entries({ ...JETTON_FILES, ...COLLECTION_FILES, ...NAME_FILES }),
);

export interface TokenFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** As whoever asks at `origin` can follow it; null for a name that no file has. */
export function tokenFile(name: string, origin: string): TokenFile | null {
  const content = FILES.get(name);
  if (content === undefined) return null;
  return typeof content === "string"
    ? { type: "image/svg+xml", bytes: Buffer.from(content) }
    : {
        type: "application/json; charset=utf-8",
        bytes: Buffer.from(JSON.stringify(reachable(content, origin))),
      };
}

/** The object in the file that a contract names; null when it is not one of ours. */
export function metadataAt(uri: string): object | null {
  const content = FILES.get(fileOf(uri) ?? "");
  return typeof content === "object" ? content : null;
}
