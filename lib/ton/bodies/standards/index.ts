import type { Layout } from "../layout";
import { DEDUST } from "./dedust";
import { ITEMS } from "./items";
import { JETTONS } from "./jettons";
import { MESSAGES } from "./messages";
import { STAKES } from "./stakes";
import { STONFI } from "./stonfi";
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
];
