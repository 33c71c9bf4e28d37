import type { Metadata } from "next";
import { CARD_SIZE } from "@/lib/domain/card/page-card";
import type { PageNetwork } from "@/lib/domain/network/page-network";

const SITE_NAME = "Shardscope";
const SITE_DESCRIPTION = "TON block explorer: accounts, transactions, blocks, tokens and validators.";

interface PageText {
  readonly network: Pick<PageNetwork, "name" | "standard">;
  /** The page, the most specific part first: "rosa.ton", "Account". Empty for the start page. */
  readonly title: readonly string[];
  /** One sentence for search results and link previews. */
  readonly description?: string;
  /** The URL of the picture in link previews. */
  readonly card?: string;
  /** False for forms, results and private pages. */
  readonly isIndexed?: boolean;
  /** The pages below have their own titles, which precede this one. */
  readonly hasTabs?: boolean;
}

/** Title, description and preview of a page. Networks other than the standard one are named. */
export function pageMetadata(page: PageText): Metadata {
  const { network, title, description, card, isIndexed = true, hasTabs = false } = page;
  const name = [...title, ...(network.standard ? [] : [network.name])].join(" · ");
  const full = [name, SITE_NAME].filter((part) => part !== "").join(" · ");
  const text = description ?? SITE_DESCRIPTION;
  const called = name === "" ? SITE_NAME : name;
  const images = card === undefined ? [] : [{ url: card, ...CARD_SIZE, type: "image/png", alt: called }];
  const preview = { title: called, description: text, ...(card === undefined ? {} : { images }) };
  return {
    title: hasTabs ? { absolute: full, template: `%s · ${full}` } : { absolute: full },
    description: text,
    openGraph: { ...preview, siteName: SITE_NAME, type: "website" },
    twitter: { ...preview, card: card === undefined ? "summary" : "summary_large_image" },
    ...(isIndexed ? {} : { robots: { index: false } }),
  };
}

/** For pages without a network. */
export const SITE_METADATA: Metadata = {
  title: { default: SITE_NAME, template: `%s · ${SITE_NAME}` },
  description: SITE_DESCRIPTION,
  openGraph: { title: SITE_NAME, description: SITE_DESCRIPTION, siteName: SITE_NAME, type: "website" },
  twitter: { title: SITE_NAME, description: SITE_DESCRIPTION, card: "summary" },
};
