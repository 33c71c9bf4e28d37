import * as v from "valibot";
import { expect } from "vitest";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { readAnswer } from "@/lib/toncenter/answer";
import type { Endpoint, ParamSpecs } from "@/lib/toncenter/endpoint";
import { actions as actionsEndpoint } from "@/lib/toncenter/v3/v3-action";
import { writeJson } from "../../../localnet/api/write-json";
import { getV3 } from "../api/v3/test-v3-node";
import { STRUCTS } from "../api/v3/test-v3-requests";
import { differences, readStructs } from "../api/v3/test-v3-contract";
import type { ApiNode } from "../../../localnet/api/api-node";

/** Used by tests: answers that are checked against our schema and, if available, the specification of the service. */

const structs = readStructs();

const Details = v.object({
  actions: v.array(v.looseObject({ type: v.string(), details: v.record(v.string(), v.unknown()) })),
});

/** The unparsed body, after the checks. */
export async function validAnswer<S extends ParamSpecs, R, T>(
  node: ApiNode,
  endpoint: Endpoint<S, R, T>,
  query: string,
): Promise<unknown> {
  const { status, body } = await getV3(node, `${endpoint.path}?${query}`);
  const read = readAnswer(endpoint, { status, body: writeJson(body), retryAfterMs: null });
  expect({ query, status, read }).toMatchObject({ status: 200, read: { ok: true } });
  const struct = STRUCTS[endpoint.path];
  if (structs !== null && struct !== undefined) expect(differences(structs, struct, body, "")).toEqual([]);
  return body;
}

/** The struct of "multisig_approve" is "ActionDetailsMultisigApprove". */
const structOf = (type: string) =>
  `ActionDetails${type.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;

/** Actions, oldest first. */
export async function actionsOf(node: ApiNode, query: string) {
  const body = await validAnswer(node, actionsEndpoint, `sort=asc&limit=1000&include_accounts=true&${query}`);
  const { actions } = v.parse(Details, body);
  if (structs !== null)
    for (const { type, details } of actions)
      expect(differences(structs, structOf(type), details, type)).toEqual([]);
  return actions;
}

export function rawAddressOf(address: { toRawString(): string }): Address {
  return parseAddress(address.toRawString());
}
