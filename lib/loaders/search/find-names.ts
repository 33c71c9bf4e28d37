import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import { markNames } from "../../domain/search/mark-names";
import { isWellKnown } from "../../domain/token/token-marks";
import type { NameReport } from "../../domain/search/name-report";
import type { PageNetwork } from "../../domain/network/page-network";

const SHOWN = 10;
/** An imitation is recognized by comparison with the original, so more names are compared than shown. */
const COMPARED = 100;

/**
 * Names of tokens, collections, items, domains and accounts among those that this explorer has seen. Waits for no
 * call.
 */
export async function findNames(
  { id, coin }: Pick<PageNetwork, "id" | "coin">,
  text: string,
): Promise<NameReport> {
  const found = await gatewayOf(id).names.find(text, COMPARED, isWellKnown);
  return { names: markNames(found, coin).slice(0, SHOWN) };
}
