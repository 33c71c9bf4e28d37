import "../../native-hash";
import { parentPort } from "node:worker_threads";
import { Machine } from "../core/machine";
import { serve } from "../rpc/serve";
import { emulate, type RawEmulated } from "./emulate";
import { runGetMethod } from "./get-method";
import type { GetMethodAnswer, GetMethodCall, Trial } from "../chain";

export type VmRequest =
  /** Answered as soon as anything can be. */
  | { readonly kind: "begin" }
  | { readonly kind: "get-method"; readonly call: GetMethodCall }
  | { readonly kind: "emulate"; readonly trial: Trial };

const machine = new Machine();

serve(parentPort, (request: VmRequest): Promise<GetMethodAnswer | RawEmulated | null> => {
  switch (request.kind) {
    case "begin":
      return Promise.resolve(null);
    case "get-method":
      return runGetMethod(machine, request.call);
    case "emulate":
      return emulate(machine, request.trial);
  }
});
