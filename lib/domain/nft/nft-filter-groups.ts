import { TIME_FIELDS, type FilterGroup } from "../filter/filter-field";
import type { NftItemsQuery } from "./nft-queries";

export const NFT_COLLECTION_FILTER_GROUPS: readonly FilterGroup[] = [
  {
    title: "Name and owner",
    fields: [
      { name: "q", label: "Name contains" },
      { name: "owner", label: "Owner", is: "addresses" },
    ],
  },
];

export function nftItemFilterGroups({ subject }: NftItemsQuery): readonly FilterGroup[] {
  return [
    {
      title: "NFT",
      fields: [
        { name: "q", label: "Name contains" },
        { name: "listed", label: "Listing", is: "select", options: { "1": "On sale or in an auction" } },
        ...(subject.of === "owner"
          ? ([
              { name: "collection", label: "Collection", is: "addresses" },
              {
                name: "suspicious",
                label: "Suspicious NFTs",
                is: "select",
                options: { "1": "Shown" },
                empty: "Hidden",
              },
            ] as const)
          : []),
      ],
    },
  ];
}

export const NFT_TRANSFER_FILTER_GROUPS: readonly FilterGroup[] = [
  {
    title: "Owner and time",
    fields: [
      { name: "owner", label: "Owner", is: "addresses" },
      {
        name: "direction",
        label: "Direction (of the owner)",
        is: "select",
        options: { in: "Received", out: "Sent" },
      },
      ...TIME_FIELDS.filter(({ is }) => is === "moment"),
    ],
  },
];
