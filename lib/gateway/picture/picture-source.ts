import "server-only";
import type { PicturedToken } from "./with-pictures";

/** Where pictures may come from besides public hosts. */
export interface PictureOrigins {
  /** The host of the network's service, for its own resized pictures. */
  readonly serviceHost: string;
  /** Where an embedded chain serves the files of its own tokens. */
  readonly tokenFiles: string;
  readonly ipfsGateway: string | null;
  readonly tonStorageGateway: string | null;
}

/** A URL to fetch, or the picture itself from the metadata. */
export type PictureSource =
  | { readonly is: "url"; readonly url: string }
  | { readonly is: "data"; readonly text: string };

/** Longer URLs would not fit into the path of the proxy. */
const MAX_URL = 1_500;
/** For a `data:` URI. On a chain every byte is paid for. */
const MAX_DATA = 256 * 1024;

/** Contracts of an embedded chain refer to its files by this host, which exists nowhere else. */
const TOKENS_OF_LOCALNET = /^http:\/\/tokens\.localnet\/([\w-][\w.-]*)()$/;

/** The service's own resized pictures, the most useful first. */
const RESIZED = ["_image_medium", "_image_big", "_image_small"];

/** The picture named by the metadata of a token, an item or a collection; null if there is none that we can show. */
export function pictureSource(info: PicturedToken, origins: PictureOrigins): PictureSource | null {
  for (const name of RESIZED) {
    const url = httpUrl(info.extra?.[name]);
    // Issuers can write such fields as well.
    if (url !== null && isOfService(new URL(url).hostname, origins.serviceHost)) return { is: "url", url };
  }
  return sourceOf(info.image, origins) ?? pictureData(info.extra?.["image_data"]);
}

function sourceOf(image: string | null, origins: PictureOrigins): PictureSource | null {
  const text = image?.trim() ?? "";
  if (/^data:/i.test(text)) return text.length <= MAX_DATA ? { is: "data", text } : null;
  const url =
    gatewayUrl(text, TOKENS_OF_LOCALNET, origins.tokenFiles) ??
    gatewayUrl(text, /^ipfs:\/\/(?:ipfs\/)?([a-z0-9]{20,100})(\/.*)?$/i, origins.ipfsGateway) ??
    gatewayUrl(text, /^tonstorage:\/\/([a-f0-9]{64})(\/.*)?$/i, origins.tonStorageGateway) ??
    httpUrl(text);
  return url === null ? null : { is: "url", url };
}

/** On-chain pictures (TEP-64): an SVG as text, or a picture in base 64. */
function pictureData(data: unknown): PictureSource | null {
  if (typeof data !== "string" || data === "" || data.length > MAX_DATA) return null;
  const text = data.trim();
  if (/^data:/i.test(text)) return { is: "data", text };
  if (text.startsWith("<")) return { is: "data", text: `data:image/svg+xml,${encodeURIComponent(text)}` };
  return /^[A-Za-z0-9+/=\s]+$/.test(text) ? { is: "data", text: `data:;base64,${text}` } : null;
}

function httpUrl(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_URL || !/^https?:\/\//i.test(value)) return null;
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  url.hash = "";
  return url.href.length <= MAX_URL ? url.href : null;
}

/** The URL of a file in hostless storage, at the configured gateway. */
function gatewayUrl(text: string, form: RegExp, gateway: string | null): string | null {
  const [, id, path = ""] = form.exec(text) ?? [];
  if (gateway === null || id === undefined) return null;
  const base = `${gateway}/${id}`;
  const url = httpUrl(base + path);
  // `..` segments in the path do not lead out of it.
  return url?.startsWith(base) === true ? url : null;
}

/** A host belongs to the service if both are in the same domain: `images.example.com` and `example.com`. */
function isOfService(host: string, serviceHost: string): boolean {
  if (host === serviceHost) return true;
  const domain = serviceHost.split(".").slice(-2).join(".");
  return /^[a-z0-9-]+\.[a-z][a-z0-9-]*$/.test(domain) && host.endsWith(`.${domain}`);
}
