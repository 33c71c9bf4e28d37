import { expect, test } from "vitest";
import { cardLines } from "../../../../testing/domain/account/test-card-lines";
import { parseAddress } from "../../../ton/address/read-address";
import { addressText } from "../../export/export-values";
import { NFT_ITEM } from "./nft-item";

const someone = (letter: string) => parseAddress(`0:${letter.repeat(64)}`);
const [ITEM, HOLDER, OTHER, SALE] = [someone("A"), someone("B"), someone("C"), someone("D")];
const shown = (address: typeof ITEM) => addressText(address, { testnet: false });

function factsOf(item: object) {
  const answer = { nft_items: [{ address: ITEM, ...item }], address_book: {}, metadata: {} };
  return cardLines(NFT_ITEM, ITEM, answer);
}

test.each(["sale_contract_address", "auction_contract_address"])(
  "the card of an NFT believes its %s and the owner it tells only if the contract holds the NFT",
  async (field) => {
    const claimed = await factsOf({ owner_address: HOLDER, real_owner: OTHER, [field]: SALE });
    expect(claimed).toContain(`Owner: ${shown(HOLDER)}`);
    expect(claimed.join()).not.toMatch(/Sale contract/);
    const listed = await factsOf({ owner_address: SALE, real_owner: OTHER, [field]: SALE });
    expect(listed).toEqual(
      expect.arrayContaining([`Owner: ${shown(OTHER)}`, `Sale contract: ${shown(SALE)}`]),
    );
  },
);
