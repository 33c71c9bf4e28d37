import { GroupedText } from "./grouped-text";

/** A whole number, grouped by thousands. */
export function Count({ value }: { readonly value: number | bigint }) {
  const groups = value
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, " ")
    .split(" ");
  return <GroupedText groups={groups} />;
}
