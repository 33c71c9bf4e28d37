import "server-only";
import { concentrationOf, type ConcentrationLine } from "../../domain/jetton/concentration";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Address } from "../../ton/address/address";
import { supplyOf } from "./load-jetton";
import { JETTON_HOLDER_SOURCE } from "./load-jetton-holders";

const LARGEST = 100;

/** What the largest holders of a jetton have together. One call; empty when it fails. */
export async function loadConcentration(
  network: PageNetwork,
  master: Address,
): Promise<readonly ConcentrationLine[]> {
  const [{ rows }, supply] = await Promise.all([
    JETTON_HOLDER_SOURCE.load(network, { master }, { offset: 0, limit: LARGEST, pin: null }, "panel"),
    supplyOf(network.id, master, "panel"),
  ]);
  return supply === null ? [] : concentrationOf(rows, supply);
}
