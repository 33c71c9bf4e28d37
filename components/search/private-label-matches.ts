import { privateRecords } from "@/lib/domain/private/private-records-store";
import type { PrivateRecord } from "@/lib/domain/private/private-record";
import { folded } from "@/lib/text/fold";

const SHOWN = 5;

/** The accounts whose private label contains the text, those whose label begins with it first. Nothing is sent. */
export function labelsIn(records: readonly PrivateRecord[], text: string): readonly PrivateRecord[] {
  const searched = folded(text.trim());
  if (searched === "") return [];
  const found = records.flatMap((record) => {
    const at = folded(record.name).indexOf(searched);
    return at < 0 ? [] : [{ record, at }];
  });
  return found
    .toSorted((a, b) => a.at - b.at)
    .slice(0, SHOWN)
    .map(({ record }) => record);
}

export function privateLabelMatches(network: string, text: string): readonly PrivateRecord[] {
  return labelsIn(privateRecords.all(network), text);
}
