import { OPERATIONS, type OperationInfo, type ParamInfo } from "./operation-info";

const ERROR = { description: "Refused, or the service failed: the body says why." };

/** The operations that this explorer answers, as an OpenAPI document. The service itself describes the answers. */
export function openApi(network: { readonly id: string; readonly name: string }) {
  const open = OPERATIONS.filter(({ isOpen }) => isOpen);
  const paths: Record<string, Record<string, object>> = {};
  for (const one of open) {
    const methods = (paths[`/${one.version}/${one.path}`] ??= {});
    methods[one.method.toLowerCase()] = operationOf(one);
  }
  return {
    openapi: "3.1.1",
    info: {
      title: `TON Center API of ${network.name}, through Shardscope`,
      version: "1",
      description: "The node interface (v2) and the index (v3). No key is needed here; requests are limited.",
    },
    servers: [{ url: `/api/${network.id}` }],
    paths,
  };
}

function operationOf({ id, group, about, method, version, params }: OperationInfo) {
  return {
    operationId: id.replace(".", "_"),
    tags: [`${version} ${group}`],
    summary: about,
    ...(method === "GET" ? { parameters: params.map(queryParam) } : { requestBody: bodyOf(params) }),
    responses: {
      "200": { description: "The answer of the service.", content: { "application/json": {} } },
      default: ERROR,
    },
  };
}

function queryParam(param: ParamInfo) {
  const { name, required, about, atMost } = param;
  return {
    name,
    in: "query",
    required,
    description: about,
    schema: schemaOf(param),
    ...(atMost > 1 ? { style: "form", explode: true } : {}),
  };
}

function bodyOf(params: readonly ParamInfo[]) {
  const required = params.filter((param) => param.required).map(({ name }) => name);
  const properties = params.map((param) => [param.name, { ...schemaOf(param), description: param.about }]);
  return {
    required: true,
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: Object.fromEntries(properties),
          ...(required.length > 0 ? { required } : {}),
        },
      },
    },
  };
}

function schemaOf({ type, atMost }: ParamInfo) {
  const one = valueSchema(type);
  return atMost > 1 ? { type: "array", items: one, maxItems: atMost } : one;
}

const PLAIN: Readonly<Record<string, object>> = {
  integer: { type: "integer" },
  boolean: { type: "boolean" },
  "unix time": { type: "integer" },
  "bag of cells": { type: "string", format: "byte" },
  object: { type: "object" },
  // Any value.
  stack: {},
  JSON: {},
};

/** Types that JSON does not have become text. */
function valueSchema(type: string): object {
  const plain = PLAIN[type];
  if (plain !== undefined) return plain;
  if (/^[\w-]+( \| [\w-]+)+$/.test(type)) return { type: "string", enum: type.split(" | ") };
  return { type: "string" };
}
