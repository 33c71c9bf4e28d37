import { Address, beginCell, contractAddress, type Cell } from "@ton/core";
import { onChain } from "../tokens/metadata-cells";
import { tokenUri } from "../tokens/token-uris";
import { codeOf } from "./stored-code";

const BASECHAIN = 0;
const ROYALTY = { share: 50, of: 1_000 } as const;
/** An address without a contract: usernames belong to nobody until they are sold. */
const REGISTRAR = new Address(BASECHAIN, Buffer.alloc(32, 0x7e));

interface UsernameCollection {
  readonly address: Address;
  readonly init: { readonly code: Cell; readonly data: Cell };
}

let collection: UsernameCollection | null = null;

/** The collection of usernames. It is the same on every chain, and so are the addresses of its items. */
export function usernameCollection(): UsernameCollection {
  collection ??= makeCollection();
  return collection;
}

function makeCollection(): UsernameCollection {
  const content = onChain({
    name: "Usernames",
    description: "Names of the town's messenger. A name auctions itself: the first bid registers it.",
    image: tokenUri("usernames.svg"),
  });
  const royalty = beginCell()
    .storeUint(ROYALTY.share, 16)
    .storeUint(ROYALTY.of, 16)
    .storeAddress(REGISTRAR)
    .endCell();
  const data = beginCell()
    .storeAddress(REGISTRAR)
    .storeRef(content)
    .storeRef(codeOf("username"))
    .storeRef(royalty)
    .endCell();
  const init = { code: codeOf("usernames"), data };
  return { init, address: contractAddress(BASECHAIN, init) };
}

/** The item of a username. */
export function usernameItem(name: string): Address {
  const index = beginCell().storeStringTail(name).endCell().hash();
  const data = beginCell().storeBuffer(index).storeAddress(usernameCollection().address).endCell();
  return contractAddress(BASECHAIN, { code: codeOf("username"), data });
}
