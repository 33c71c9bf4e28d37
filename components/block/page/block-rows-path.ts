import { ownOfBlockPath, type NetworkName } from "@/lib/paths";
import type { BlockId } from "@/lib/ton/block/block";

/** Where our own server has the rows of a page of a block. */
export function blockRowsPath(
  network: NetworkName,
  pagePath: (network: NetworkName, id: BlockId) => string,
  id: BlockId,
  own: boolean,
): string {
  const path = `/api/${network.id}/rows${pagePath({ ...network, standard: true }, id)}`;
  return own ? ownOfBlockPath(path) : path;
}
