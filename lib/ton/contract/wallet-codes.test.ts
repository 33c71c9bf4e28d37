import { expect, test } from "vitest";
import { parseHash } from "../value/hash";
import { codeName } from "./code-names";
import { isWalletCode } from "./wallet-codes";

/** The 11 codes for which the service gives an address in the non-bounceable form. */
test.each([
  ["wallet_v1r1", "oM/CxIruFqJx8s/AtzgtgXVs7LEBfQd/qqs7tgL2how="],
  ["wallet_v1r2", "1JAvzJ+tdGmPqONTIgpo2g3PcuMryy657gQhfBfTBiw="],
  ["wallet_v1r3", "WHzHie/xyE9G7DeX5F/ICaFP9a4k8eDHpqmcydyQYf8="],
  ["wallet_v2r1", "XJpeaMEI4YchoHxC+ZVr+zmtd+xtYktgxXbsiO7mUyk="],
  ["wallet_v2r2", "/pUw0yQ4Uwg+8u8LTCkIwKv2+hwx6iQ6rKpb+MfXU/E="],
  ["wallet_v3r1", "thBBpYp5gLlG6PueGY48kE0keZ/6NldOpCUcQaVm9YE="],
  ["wallet_v3r2", "hNr6RJ+Ypph3ibojI1gHK8D3bcRSQAKl0JGLmnXS1Zk="],
  ["wallet_v4r1", "ZN1UgFUixb6KnbWc6gEFzPDQh4bKeb64y3nogKjXMi0="],
  ["wallet_v4r2", "/rX/aCDi/w2Ug+fg1iyBfYRniftK5YDIeIZtlZ2r1cA="],
  ["wallet_v5_beta", "89fKU0k97trCizgZhqhJQDy6w9LFhHea8IEGWvCsS5M="],
  ["wallet_v5r1", "IINLe3KxEhR+Gy+0V7hOdNGjDwT3N9T2KmaOlVLSty8="],
])("%s is a wallet", (name, hash) => {
  expect([codeName(parseHash(hash)), isWalletCode(parseHash(hash))]).toEqual([name, true]);
});

test.each([
  [
    "the library of the beta of version 5",
    "e4cf3b2f4c6d6a61ea0f2b5447d266785b26af3637db2deee6bcd1aa826f3412",
  ],
  ["a highload wallet", "11acad7955844090f283bf238bc1449871f783e7cc0979408d3f4859483e8525"],
  ["a jetton wallet", "beb0683ebeb8927fe9fc8ec0a18bc7dd17899689825a121eab46c5a3a860d0ce"],
  ["unknown code", "11".repeat(32)],
])("%s is none", (_, hash) => {
  expect(isWalletCode(parseHash(hash))).toBe(false);
});
