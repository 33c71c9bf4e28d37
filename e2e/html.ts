import type { APIRequestContext, APIResponse } from "playwright/test";
import { remember } from "./seen";

/** A page as it was sent: what tests ask of it needs no browser. */
export interface SentPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** What a reader of the page is shown. */
  readonly text: string;
  /** The same with its parts apart, and with what tips and labels say. */
  readonly words: string;
  readonly hasHeading: boolean;
}

export async function fetchPage(request: APIRequestContext, path: string): Promise<SentPage> {
  const response: APIResponse = await request.get(path);
  const html = await response.text();
  remember(response.url(), response.headers(), html);
  const shown = shownPart(html);
  return {
    status: response.status(),
    headers: response.headers(),
    text: textOf(shown),
    words: textOf(
      shown.replaceAll(/\b(?:title|aria-label|placeholder|alt)="([^"]*)"/g, "> $1 <").replaceAll("<", " <"),
    ).replaceAll(/\s+/g, " "),
    hasHeading: /<h1\b/.test(shown),
  };
}

/** Without scripts: they carry the page's data, and with it the same words once more. */
function shownPart(html: string): string {
  return html
    .replaceAll(/<(head|script|style|template|noscript)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<!--[\s\S]*?-->/g, "");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "").replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
