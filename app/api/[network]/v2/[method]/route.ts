import { relay } from "@/lib/gateway/proxy/relay";

interface Context {
  readonly params: Promise<{ readonly network: string; readonly method: string }>;
}

/** The node interface of a network's service, for browsers. Handles all methods, so that each gets our own answer. */
async function answer(request: Request, { params }: Context): Promise<Response> {
  const { network, method } = await params;
  return relay(request, { network, version: "v2", path: method });
}

export {
  answer as GET,
  answer as POST,
  answer as HEAD,
  answer as OPTIONS,
  answer as PUT,
  answer as PATCH,
  answer as DELETE,
};
