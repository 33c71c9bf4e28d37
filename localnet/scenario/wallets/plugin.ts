import { beginCell, storeStateInit, type Builder } from "@ton/core";
import type { PluginOrder } from "./kind";

const BASECHAIN = 0;

/** What an order of version four says of a plugin. */
export function storePlugin(order: Builder, plugin: PluginOrder): void {
  if ("take" in plugin)
    order
      .storeInt(BASECHAIN, 8)
      .storeCoins(plugin.amount)
      .storeRef(beginCell().store(storeStateInit(plugin.take)))
      .storeRef(plugin.body);
  else
    order
      .storeInt(plugin.leave.workChain, 8)
      .storeBuffer(plugin.leave.hash)
      .storeCoins(plugin.amount)
      .storeUint(0, 64);
}
