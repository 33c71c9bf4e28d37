import type { Metadata } from "next";
import { Actions } from "@/components/gallery/actions";
import { Gallery } from "@/components/gallery/gallery";
import { serverNow } from "@/lib/loaders/clock";
import { networkOf } from "@/lib/loaders/network";

export const metadata: Metadata = { title: "Actions", robots: { index: false } };

/** Every kind of action. */
export default async function ActionGalleryPage({ params }: PageProps<"/[network]/ui/actions">) {
  const network = await networkOf(params);
  return (
    <Gallery network={network} open="actions">
      <Actions network={network} nowMs={serverNow()} />
    </Gallery>
  );
}
