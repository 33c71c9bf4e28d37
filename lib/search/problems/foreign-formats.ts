import { splitLink } from "../link";
import { isHostOf } from "../link-hosts";
import { base58ToBytes } from "./base58";
import { readBech32 } from "./bech32";
import type { ProblemForm } from "./search-problem";

/** How an address or name of another network is recognized. */
interface ForeignFormat {
  readonly network: string;
  readonly what: "address" | "name";
  readonly example: string;
  /** Null if the text is something else; otherwise whether its checksum matches, if it is cheap to compute. */
  readonly recognize: (text: string) => { readonly valid: boolean } | null;
}

const shaped = (pattern: RegExp) => (text: string) => (pattern.test(text) ? { valid: true } : null);

/** A number in base 58 of this length, beginning with one of these bytes. Its checksum is a double SHA-256. */
const base58 =
  (length: number, ...versions: readonly number[]) =>
  (text: string) => {
    const bytes = base58ToBytes(text);
    const [version = -1] = bytes ?? [];
    const fits = bytes?.length === length && (versions.length === 0 || versions.includes(version));
    return fits ? { valid: true } : null;
  };

const bech32 = (prefix: string) => (text: string) => {
  const read = readBech32(text);
  return read?.prefix === prefix ? read : null;
};

const domain = (zone: string) =>
  shaped(new RegExp(String.raw`^[^\s./?#]{1,100}(?:\.[^\s./?#]{1,100})*\.${zone}$`, "iu"));

export const FOREIGN_FORMATS: readonly ForeignFormat[] = [
  {
    network: "Ethereum",
    what: "address",
    example: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
    recognize: shaped(/^0x[0-9a-f]{40}$/i),
  },
  { network: "Ethereum", what: "name", example: "vitalik.eth", recognize: domain("eth") },
  {
    network: "Bitcoin",
    what: "address",
    example: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
    recognize: base58(25, 0x00, 0x05),
  },
  {
    network: "Bitcoin",
    what: "address",
    example: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
    recognize: bech32("bc"),
  },
  {
    network: "Tron",
    what: "address",
    example: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
    recognize: base58(25, 0x41),
  },
  {
    network: "Solana",
    what: "address",
    example: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
    recognize: base58(32),
  },
  { network: "Solana", what: "name", example: "bonfida.sol", recognize: domain("sol") },
  {
    network: "Litecoin",
    what: "address",
    example: "ltc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqp9ysmq",
    recognize: bech32("ltc"),
  },
  {
    network: "Cosmos",
    what: "address",
    example: "cosmos1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqnrql8a",
    recognize: bech32("cosmos"),
  },
];

/** Sites for other networks. */
const FOREIGN_HOSTS: readonly (readonly [network: string, ...hosts: readonly string[]])[] = [
  ["Ethereum", "etherscan.io", "app.ens.domains"],
  ["BNB Smart Chain", "bscscan.com"],
  ["Polygon", "polygonscan.com"],
  ["Base", "basescan.org"],
  ["Arbitrum", "arbiscan.io"],
  ["Bitcoin", "mempool.space", "blockstream.info", "blockchair.com", "blockchain.com"],
  ["Tron", "tronscan.org"],
  ["Solana", "solscan.io", "explorer.solana.com"],
];

export const ALL_FOREIGN_HOSTS: readonly string[] = FOREIGN_HOSTS.flatMap(([, ...hosts]) => hosts);

const ELSEWHERE = "This explorer shows TON only.";

export const foreignFormat: ProblemForm = {
  example: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
  read(text) {
    for (const { network, what, recognize } of FOREIGN_FORMATS) {
      const found = recognize(text);
      if (found === null) continue;
      if (found.valid) return { title: `${network} ${what}`, text: ELSEWHERE };
      return { title: `${network} ${what} with a bad checksum`, text: ELSEWHERE };
    }
    return null;
  },
};

export const foreignLink: ProblemForm = {
  example: "https://etherscan.io/address/0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
  read(text) {
    const link = splitLink(text);
    const found = FOREIGN_HOSTS.find(([, ...hosts]) => isHostOf(link?.host ?? null, hosts));
    return found === undefined ? null : { title: `Link to an explorer of ${found[0]}`, text: ELSEWHERE };
  },
};
