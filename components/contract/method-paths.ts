import { callParams } from "@/lib/domain/call/call-fields";
import { accountMethodsPath, type AddressNetwork } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";
import { methodId } from "@/lib/ton/contract/method-id";
import type { MethodName } from "@/lib/ton/contract/method-names";

/** Where the methods of an account are called: by name, or by number where that has no name or several. */
export function methodPaths(network: AddressNetwork, account: Address): (method: MethodName) => string {
  return ({ id, name }) => {
    const method = name !== null && methodId(name) === id ? name : String(id);
    return accountMethodsPath(network, account, callParams({ method }));
  };
}
