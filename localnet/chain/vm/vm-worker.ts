import { parentPort } from "node:worker_threads";
import { Machine } from "../core/machine";
import { serve } from "../rpc/serve";
import { emulate, type RawEmulated } from "./emulate";
import { runGetMethod } from "./get-method";
import type { GetMethodAnswer, GetMethodCall, Trial } from "../chain";

export type VmRequest =
  | { readonly kind: "get-method"; readonly call: GetMethodCall }
  | { readonly kind: "emulate"; readonly trial: Trial };

const machine = new Machine();

serve(parentPort, (request: VmRequest): Promise<GetMethodAnswer | RawEmulated> => {
  switch (request.kind) {
    case "get-method":
      return runGetMethod(machine, request.call);
    case "emulate":
      return emulate(machine, request.trial);
  }
});
