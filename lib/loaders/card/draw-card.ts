import "server-only";
import { cardPicture } from "../../domain/card/card-picture";
import type { PageCard } from "../../domain/card/page-card";
import { linkCards } from "../../gateway/gateways";
import type { PictureResult } from "../../gateway/picture/pictures";

/** The picture of a page in link previews, as PNG. */
export function drawCard(card: PageCard, network: string): Promise<PictureResult> {
  return linkCards().obtain(cardPicture(card, network));
}
