import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { AddressShards } from "./address-shards";

it("the shards of an address are at most 400 bytes of HTML", () => {
  for (let index = 0; index < 2_000; index += 1) {
    const address = parseAddress(`0:${index.toString(16).padStart(64, "a")}`);
    expect(renderToStaticMarkup(<AddressShards address={address} />).length).toBeLessThanOrEqual(400);
  }
});
