import { relay } from "@/lib/gateway/proxy/relay";

interface Context {
  readonly params: Promise<{ readonly network: string; readonly path: readonly string[] }>;
}

/** The index of a network's service, for browsers. Handles all methods, so that each gets our own answer. */
async function answer(request: Request, { params }: Context): Promise<Response> {
  const { network, path } = await params;
  return relay(request, { network, version: "v3", path: path.join("/") });
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
