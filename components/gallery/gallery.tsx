import type { ReactNode } from "react";
import { Tabs } from "@/components/ui/tabs";
import { galleryPath, type NetworkName } from "@/lib/paths";

const GALLERY_PAGES = { parts: "Parts", chain: "What is on a chain", actions: "Actions" } as const;

/** Next's own type of these props exists only where the gallery is built. */
export interface GalleryPageProps {
  readonly params: Promise<{ readonly network: string }>;
}

interface GalleryProps {
  readonly network: NetworkName;
  readonly open: keyof typeof GALLERY_PAGES;
  readonly children: ReactNode;
}

/** Split into pages, since one page with everything is slow to render. */
export function Gallery({ network, open, children }: GalleryProps) {
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Parts of the interface</h1>
      <div className="card">
        <Tabs
          label="Of the interface"
          current={galleryPath(network, open)}
          tabs={(["parts", "chain", "actions"] as const).map((room) => ({
            href: galleryPath(network, room),
            name: GALLERY_PAGES[room],
          }))}
        />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-4">{children}</div>
    </>
  );
}
