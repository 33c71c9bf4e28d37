import "server-only";
import { jettonMasters } from "../../toncenter/v3/v3-jetton";
import { nftCollections } from "../../toncenter/v3/v3-nft";
import type { Gateway } from "../gateway";

/** Per list. Their names are noted like those of any answer. */
const ROWS = 500;

/** Reads the first jettons and collections in the lowest lane; returns whether the service sent both. */
export async function fillNames(gateway: Pick<Gateway, "call">): Promise<boolean> {
  const masters = await gateway.call(jettonMasters, { limit: ROWS }, { lane: "poll" });
  const collections = await gateway.call(nftCollections, { limit: ROWS }, { lane: "poll" });
  return masters.ok && collections.ok;
}
