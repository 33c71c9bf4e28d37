import { beginCell, storeStateInit, type Builder } from "@ton/core";
import type { PluginChange } from "./wallet-kind";

const BASECHAIN = 0;

/** Stores the fields of a version 4 order that install or remove a plugin. */
export function storePlugin(order: Builder, plugin: PluginChange): void {
  if ("install" in plugin)
    order
      .storeInt(BASECHAIN, 8)
      .storeCoins(plugin.amount)
      .storeRef(beginCell().store(storeStateInit(plugin.install)))
      .storeRef(plugin.body);
  else
    order
      .storeInt(plugin.remove.workChain, 8)
      .storeBuffer(plugin.remove.hash)
      .storeCoins(plugin.amount)
      .storeUint(0, 64);
}
