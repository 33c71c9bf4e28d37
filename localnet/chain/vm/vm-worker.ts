import "../../quick-cells";
import "../quick-table";
import { parentPort } from "node:worker_threads";
import { Machine } from "../core/machine";
import { serve } from "../rpc/serve-requests";
import { emulate, type RawEmulated } from "./emulate-message";
import { runGetMethod } from "./run-get-method";
import type { GetMethodAnswer, GetMethodCall, EmulationRequest } from "../chain";

export type VmRequest =
  /** Answered as soon as the worker has started. */
  | { readonly kind: "ping" }
  | { readonly kind: "get-method"; readonly call: GetMethodCall; readonly previousBlocks: string }
  | { readonly kind: "emulate"; readonly emulation: EmulationRequest; readonly previousBlocks: string };

const machine = new Machine();

serve(parentPort, (request: VmRequest): Promise<GetMethodAnswer | RawEmulated | null> => {
  switch (request.kind) {
    case "ping":
      return Promise.resolve(null);
    case "get-method":
      return runGetMethod(machine, request.call, request.previousBlocks);
    case "emulate":
      return emulate(machine, request.emulation, request.previousBlocks);
  }
});
