import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import { markNames } from "../../domain/search/mark-names";
import type { NameReport } from "../../domain/search/name-report";
import type { PageNetwork } from "../../domain/network/page-network";

const SHOWN = 10;
/** Imitations are told by what they imitate, so more are compared than are shown. */
const COMPARED = 100;

/** Names of tokens and domains among what this explorer has seen. No calls. */
export async function findNames(
  { id, coin }: Pick<PageNetwork, "id" | "coin">,
  text: string,
): Promise<NameReport> {
  const found = await gatewayOf(id).names.find(text, COMPARED);
  return { names: markNames(found, coin).slice(0, SHOWN) };
}
