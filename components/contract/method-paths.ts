import { callParams } from "@/lib/domain/call/call-fields";
import { accountMethodsPath, type AddressNetwork } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";
import { methodId } from "@/lib/ton/contract/method-id";
import type { MethodName } from "@/lib/ton/contract/method-names";

/** The path for calling a method of an account: by name, or by number if it has no name or several. */
export function methodPaths(network: AddressNetwork, account: Address): (method: MethodName) => string {
  return ({ id, name }) => {
    const method = name !== null && methodId(name) === id ? name : String(id);
    return accountMethodsPath(network, account, callParams({ method }));
  };
}
