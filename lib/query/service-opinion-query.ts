import { queryOptions } from "@tanstack/react-query";
import type { DecodedItem } from "../domain/decode/decode-report";
import { decodeRequest, opinionOn, type ServiceOpinion } from "../domain/decode/service-opinion";
import type { LoadSchema } from "../domain/list/load-schema";
import type { Decoded } from "../toncenter/v3/v3-decode";
import { postForReport } from "./post-for-report";

const loadDecoded: LoadSchema<Decoded> = () =>
  import("../toncenter/v3/v3-decode").then((module) => module.Decoded);

/** The service's opinion on what was decoded in the browser: requested by a click. */
export function serviceOpinionQuery(network: string, items: readonly DecodedItem[], key: string) {
  return queryOptions({
    queryKey: ["decode", network, key],
    queryFn: async ({ signal }): Promise<ServiceOpinion> => {
      const request = decodeRequest(items) ?? { opcodes: [], bodies: [] };
      const answer = await postForReport(loadDecoded, `/api/${network}/v3/decode`, request, signal);
      return opinionOn(items, answer);
    },
    staleTime: Infinity,
  });
}
