import type { WalletVersion } from "./wallets/wallet-kinds";

/** The residents and their wallet versions. All versions occur. */
export const RESIDENTS = {
  /** Holds all coins of the network at the genesis. */
  giver: "v5r1",
  /** Pays visitors on request, many at a time. */
  faucet: "highload_v3r1",
  mill: "highload_v3r1",
  harbour: "highload_v2",
  ada: "v1r1",
  bruno: "v1r2",
  clara: "v1r3",
  dmitri: "v2r1",
  edith: "v2r2",
  farid: "v3r1",
  greta: "v3r2",
  hugo: "v4r2",
  ines: "v5r1",
  jonas: "v4r2",
  kaito: "v5r1",
  lena: "v4r2",
  marco: "v3r2",
  nadia: "v5r1",
  oskar: "v4r2",
  paula: "v3r2",
  quentin: "v5r1",
  rosa: "v4r2",
  samir: "v5r1",
  tove: "v4r2",
  /** Has received coins but never deployed the wallet, whose code is a library that is not published here. */
  ulrich: "v5beta",
  /** Comes from outside of the town and sends unrequested messages, jettons and NFT items to everybody. */
  stranger: "v5r1",
  viktor: "v3r2",
  wanda: "v4r2",
  xenia: "v3r2",
  yusuf: "v4r2",
  zelda: "v3r2",
  boris: "v4r2",
  petra: "v4r2",
  leon: "v3r2",
} as const satisfies Record<string, WalletVersion>;

export type ResidentName = keyof typeof RESIDENTS;

const isResident = (name: string): name is ResidentName => Object.hasOwn(RESIDENTS, name);

export const RESIDENT_NAMES: readonly ResidentName[] = Object.keys(RESIDENTS).filter(isResident);

/** Pay wages to all traders. */
export const EMPLOYERS = ["mill", "harbour"] as const satisfies readonly ResidentName[];

/** Only validate; their wallets are in the masterchain. */
export const VALIDATORS = [
  "viktor",
  "wanda",
  "xenia",
  "yusuf",
  "zelda",
  "boris",
  "petra",
  "leon",
] as const satisfies readonly ResidentName[];

const IN_MASTERCHAIN: ReadonlySet<ResidentName> = new Set(VALIDATORS);

export function workchainOf(name: ResidentName): 0 | -1 {
  return IN_MASTERCHAIN.has(name) ? -1 : 0;
}

const WITHOUT_TRADE: ReadonlySet<ResidentName> = new Set([
  "giver",
  "faucet",
  "ulrich",
  "stranger",
  ...EMPLOYERS,
  ...VALIDATORS,
]);

/** Residents who trade with each other. */
export const TRADERS: readonly ResidentName[] = RESIDENT_NAMES.filter((name) => !WITHOUT_TRADE.has(name));
