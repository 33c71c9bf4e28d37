import "server-only";
import type { HashReport } from "../../domain/search/search-report";
import type { Hash } from "../../ton/value/hash";
import { findHash } from "./find-hash";
import { hashOnOtherNetworks } from "./other-networks";

/** The search result for a hash: in this network, or else in the other ones. */
export async function loadHashReport(network: string, hash: Hash): Promise<HashReport> {
  const finding = await findHash(network, hash, "panel");
  if (!finding.ok) return { here: null, problem: finding.error, elsewhere: null };
  const elsewhere = finding.value === null ? await hashOnOtherNetworks(network, hash) : null;
  return { here: finding.value, problem: null, elsewhere };
}
