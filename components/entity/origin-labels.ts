import type { MetadataOrigin } from "@/lib/domain/token/metadata-origin";

export const ORIGIN_LABELS: Readonly<Record<MetadataOrigin, string>> = {
  onchain: "On chain",
  offchain: "Off chain",
  both: "On and off chain",
  none: "None",
};
