import "server-only";
import type { DecodeReport } from "../../domain/decode/decode-report";
import { decodeText } from "../../domain/decode/decode-text";
import { decodePath, decodeTextPath } from "../../paths";
import { readBagText } from "../../search/bag-text";
import { allNetworks } from "../request/page-networks";

interface PostedDecoding {
  /** The URL of a page for a short input. */
  readonly link: string | null;
  readonly report: DecodeReport | null;
}

/** Larger bags are decoded in browsers only, at their visitors' cost. */
const LIMITS = { maxBytes: 128 * 1024, maxCells: 3_000 };
const LONGEST = 300_000;

/** Decodes the input of a form without scripts. */
export function decodePosted(form: FormData): Promise<PostedDecoding> {
  const field = form.get("q");
  const network = allNetworks().find(({ id }) => id === form.get("network"));
  const text = typeof field === "string" ? field.trim() : "";
  if (text === "" || network === undefined) return Promise.resolve({ link: null, report: null });
  const bag = text.length > LONGEST ? null : readBagText(text);
  const link = bag?.whole === true ? decodePath(network, bag.boc) : decodeTextPath(network, text);
  if (!link.includes("#")) return Promise.resolve({ link, report: null });
  return Promise.resolve({ link: null, report: decodeText(text.slice(0, LONGEST), LIMITS) });
}
