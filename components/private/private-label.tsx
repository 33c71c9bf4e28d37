import { Name } from "@/components/entity/name";

/** A private label as text, with the style that it has before addresses. */
export function PrivateLabel({ name }: { readonly name: string }) {
  return (
    <span className="private-name inline-block w-max max-w-64 break-words whitespace-normal">
      <Name text={name} max={100} source="Private label, kept in this browser" />
    </span>
  );
}
