import type { Metadata } from "next";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { pageMetadata } from "./page-metadata";

interface FixedText {
  readonly title: string;
  readonly description?: (network: string) => string;
  readonly isIndexed?: boolean;
}

/** `generateMetadata` for a page whose title depends only on the network. */
export function fixedMetadata({ title, description, ...rest }: FixedText) {
  return async ({ params }: { params: Promise<{ network: string }> }): Promise<Metadata> => {
    const network = await networkOf(params);
    return pageMetadata({
      ...rest,
      network,
      title: [title],
      ...(description === undefined ? {} : { description: description(network.name) }),
    });
  };
}
