import { expect, test } from "vitest";
import { operationText } from "./operation-text";

test.each([
  ["jetton_transfer", "Jetton transfer"],
  ["nft_ownership_assigned", "NFT ownership assigned"],
  ["stonfi_swap_v2", "STON.fi swap v2"],
  ["pton_ton_transfer", "pTON TON transfer"],
  ["w5_external_signed_request", "W5 external signed request"],
  ["text_comment", "Transfer with comment"],
  ["wallet_v4r2", "Wallet v4r2"],
  ["_odd__name_", "Odd name"],
  ["", ""],
])("%s is written as “%s”", (name, text) => {
  expect(operationText(name)).toBe(text);
});
