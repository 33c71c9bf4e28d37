import { readFileSync } from "node:fs";

/** A code block of docs/localnet.md. */
export interface GuideBlock {
  /** The heading of its section. */
  readonly heading: string;
  readonly language: string;
  readonly text: string;
}

const GUIDE = readFileSync(new URL("../../../docs/localnet.md", import.meta.url), "utf8");

export const GUIDE_BLOCKS: readonly GuideBlock[] = GUIDE.split(/^## /m).flatMap((section) =>
  [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, language = "", text = ""]) => ({
    heading: section.split("\n", 1)[0] ?? "",
    language,
    text,
  })),
);
