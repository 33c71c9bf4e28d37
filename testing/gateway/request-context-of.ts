import { RequestTiming } from "../../lib/gateway/observe/request-timing";
import { RenderedResponse, requestFor } from "../../lib/gateway/page-cache/rendered-response";
import { contextFor, type RequestContext } from "../../lib/gateway/visitor/request-context";

/** The context of a request of this visitor, for code that runs within one. */
export function requestContextOf(address: string): RequestContext {
  const request = requestFor("/", {});
  const response = new RenderedResponse(request, { begin: () => {}, chunk: () => {}, end: () => {} });
  return contextFor(request, response, {
    id: "test",
    address,
    encrypted: false,
    timing: new RequestTiming(),
  });
}
