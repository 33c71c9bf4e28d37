import type { APIRequestContext, APIResponse } from "playwright/test";

/** A page as it was sent: tests of it need no browser. */
export interface SentPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The text that a reader of the page sees. */
  readonly text: string;
  /** The same with its parts separated, and with the text of tips and labels. */
  readonly allText: string;
  readonly hasHeading: boolean;
  /** The HTML of what is shown, without scripts. */
  readonly markup: string;
}

export async function fetchPage(request: APIRequestContext, path: string): Promise<SentPage> {
  const response: APIResponse = await request.get(path);
  const html = await response.text();
  const shown = shownPart(html);
  return {
    status: response.status(),
    headers: response.headers(),
    text: textOf(shown),
    allText: textOf(
      shown.replaceAll(/\b(?:title|aria-label|placeholder|alt)="([^"]*)"/g, "> $1 <").replaceAll("<", " <"),
    ).replaceAll(/\s+/g, " "),
    hasHeading: /<h1\b/.test(shown),
    markup: shown,
  };
}

/** Without scripts: they contain the page's data, and so the same text again. */
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
