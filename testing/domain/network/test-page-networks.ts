import type { PageNetwork } from "../../../lib/domain/network/page-network";

export const LOCALNET: PageNetwork = {
  id: "localnet",
  name: "Localnet",
  standard: true,
  coin: "GRAM",
  testnet: false,
  requestsPerSecond: 1,
  hasKey: false,
};

export const MAINNET: PageNetwork = { ...LOCALNET, id: "mainnet", name: "Mainnet" };
