import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { AddressShards } from "./address-shards";

it("takes at most 400 bytes in a list", () => {
  for (let index = 0; index < 2_000; index += 1) {
    const address = parseAddress(`0:${index.toString(16).padStart(64, "a")}`);
    expect(renderToStaticMarkup(<AddressShards address={address} />).length).toBeLessThanOrEqual(400);
  }
});
