import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { addressOf } from "@/fixtures/toncenter/v3/samples/seed";
import { parseAddress } from "@/lib/ton/address/read-address";
import { NftThumbnail } from "./nft-thumbnail";
import { TokenMark } from "./token-mark";

const ADDRESS = parseAddress(addressOf("pictured"));
const PICTURE = "/api/mainnet/picture?of=https://host.com/a.png&by=x";

describe("a picture", () => {
  it("covers the generated picture, changes nothing else, and is loaded lazily", () => {
    const html = renderToStaticMarkup(<TokenMark master={ADDRESS} symbol="TIDE" picture={PICTURE} />);
    expect(html).toMatch(
      />T<img src="\/api\/mainnet\/picture\?of=[^"]*&amp;size=64" alt="" width="64" height="64"/,
    );
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain("blur");
    const without = renderToStaticMarkup(<TokenMark master={ADDRESS} symbol="TIDE" />);
    expect(html.replace(/<img[^>]*>/, "")).toBe(without);
  });

  it("of a token that may mislead is blurred, with the reason on a large one", () => {
    const doubt = "Reported as scam";
    expect(
      renderToStaticMarkup(<TokenMark master={ADDRESS} symbol="TIDE" picture={PICTURE} doubt={doubt} />),
    ).toContain("blur");
    const page = <NftThumbnail address={ADDRESS} size="page" picture={PICTURE} doubt={doubt} />;
    expect(renderToStaticMarkup(page)).toMatch(/blur.*Reported as scam/);
    const tile = <NftThumbnail address={ADDRESS} picture={PICTURE} doubt={doubt} />;
    expect(renderToStaticMarkup(tile)).not.toContain(doubt);
  });

  it("has its label as an accessible name, and is hidden from screen readers without one", () => {
    expect(
      renderToStaticMarkup(<NftThumbnail address={ADDRESS} picture={PICTURE} label="Roof #1" />),
    ).toMatch(/^<span role="img" aria-label="Roof #1"/);
    expect(renderToStaticMarkup(<NftThumbnail address={ADDRESS} />)).toMatch(/^<span aria-hidden="true"/);
  });
});
