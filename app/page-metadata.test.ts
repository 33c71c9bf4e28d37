import { describe, expect, it } from "vitest";
import { pageMetadata } from "./page-metadata";

const mainnet = { name: "Mainnet", standard: true };
const testnet = { name: "Testnet", standard: false };

describe("the metadata of a page", () => {
  it("begins with what the page shows and ends with the site", () => {
    const { title, openGraph, twitter } = pageMetadata({ network: mainnet, title: ["rosa.ton", "Account"] });
    expect(title).toEqual({ absolute: "rosa.ton · Account · Shardscope" });
    expect(openGraph).toMatchObject({ title: "rosa.ton · Account", siteName: "Shardscope" });
    expect(twitter).toMatchObject({ title: "rosa.ton · Account", card: "summary" });
  });

  it("names a network that is not the standard one", () => {
    const { title } = pageMetadata({ network: testnet, title: ["Block 62,144,801"] });
    expect(title).toEqual({ absolute: "Block 62,144,801 · Testnet · Shardscope" });
  });

  it("has the same description for search results and previews", () => {
    const description = "Masterchain block 5 of TON Mainnet.";
    const { openGraph, twitter, ...page } = pageMetadata({
      network: mainnet,
      title: ["Block 5"],
      description,
    });
    expect([page.description, openGraph?.description, twitter?.description]).toEqual(
      Array.from({ length: 3 }, () => description),
    );
  });

  it("keeps a page out of search engines on request", () => {
    expect(pageMetadata({ network: mainnet, title: ["Search"], isIndexed: false }).robots).toEqual({
      index: false,
    });
    expect(pageMetadata({ network: mainnet, title: [] })).not.toHaveProperty("robots");
  });

  it("has a template that puts the title of a tab first", () => {
    const { title } = pageMetadata({ network: mainnet, title: ["rosa.ton", "Account"], hasTabs: true });
    expect(title).toEqual({
      absolute: "rosa.ton · Account · Shardscope",
      template: "%s · rosa.ton · Account · Shardscope",
    });
  });

  it("has only the name of the site as the title of the start page", () => {
    expect(pageMetadata({ network: mainnet, title: [] }).title).toEqual({ absolute: "Shardscope" });
  });
});
