import type { Metadata } from "next";
import { Actions } from "@/components/gallery/actions-gallery";
import { Gallery, type GalleryPageProps } from "@/components/gallery/gallery";
import { serverNow } from "@/lib/loaders/request/clock";
import { networkOf } from "@/lib/loaders/request/page-networks";

export const metadata: Metadata = { title: "Actions", robots: { index: false } };

/** Every kind of action. */
export default async function ActionGalleryPage({ params }: GalleryPageProps) {
  const network = await networkOf(params);
  return (
    <Gallery network={network} open="actions">
      <Actions network={network} nowMs={serverNow()} />
    </Gallery>
  );
}
