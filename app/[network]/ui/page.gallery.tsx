import type { Metadata } from "next";
import { Charts } from "@/components/gallery/charts-gallery";
import { Entities } from "@/components/gallery/entities-gallery";
import { Exporting } from "@/components/gallery/exporting-gallery";
import { FacesGallery } from "@/components/gallery/faces-gallery";
import { Gallery, type GalleryPageProps } from "@/components/gallery/gallery";
import { Parts } from "@/components/gallery/parts-gallery";
import { PrivateLabelsGallery } from "@/components/gallery/private-labels-gallery";
import { Searching } from "@/components/gallery/searching-gallery";
import { HomeGallery } from "@/components/gallery/home-gallery";
import { Tokens } from "@/components/gallery/tokens-gallery";
import { serverNow } from "@/lib/loaders/request/clock";
import { networkOf } from "@/lib/loaders/request/page-networks";

export const metadata: Metadata = { title: "Parts of the interface", robots: { index: false } };

/** Every part of the interface in every state: for developers of pages, and for the tests that check all of it. */
export default async function GalleryPage({ params }: GalleryPageProps) {
  const network = await networkOf(params);
  return (
    <Gallery network={network} open="parts">
      <FacesGallery network={network} />
      <Tokens />
      <Entities network={network} nowMs={serverNow()} />
      <PrivateLabelsGallery network={network} />
      <Parts network={network} />
      <Searching network={network} />
      <Exporting />
      <Charts network={network} />
      <HomeGallery network={network} nowMs={serverNow()} />
    </Gallery>
  );
}
