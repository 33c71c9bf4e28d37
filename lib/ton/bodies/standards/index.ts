import type { Layout } from "../layout";
import { BIDASK } from "./bidask";
import { COCOON } from "./cocoon";
import { COFFEE } from "./coffee";
import { DEDUST } from "./dedust";
import { EVAA } from "./evaa";
import { EXCHANGES } from "./exchanges";
import { ITEMS } from "./items";
import { JETTONS } from "./jettons";
import { MESSAGES } from "./messages";
import { SERVICES } from "./services";
import { STAKES } from "./stakes";
import { STONFI } from "./stonfi";
import { STORM } from "./storm";
import { TONCO } from "./tonco";
import { WALLETS } from "./wallets";

export { ORDERS } from "./orders";

/** All layouts that begin with a number. */
export const LAYOUTS: readonly Layout[] = [
  ...MESSAGES,
  ...JETTONS,
  ...ITEMS,
  ...WALLETS,
  ...STAKES,
  ...STONFI,
  ...DEDUST,
  ...TONCO,
  ...BIDASK,
  ...COFFEE,
  ...STORM,
  ...EXCHANGES,
  ...EVAA,
  ...COCOON,
  ...SERVICES,
];
