import "server-only";
import { renderSVG } from "uqr";

/** Clear space around the code, in modules: readers rely on four. */
const MARGIN = 4;

/** A QR code that opens a transfer in a wallet; black on white in every theme, because some readers need that. */
export function drawTransferCode(friendly: string): string {
  return renderSVG(`ton://transfer/${friendly}`, { ecc: "M", border: MARGIN });
}
