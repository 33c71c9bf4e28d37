import { Name } from "@/components/entity/name";

/** Events of the service that are listed but not counted, because their meaning is unknown. */
export function UnknownEvents({ types }: { readonly types: readonly string[] }) {
  if (types.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      Events of unknown types, not counted:{" "}
      {types.map((type, place) => (
        <span key={type}>
          {place > 0 && ", "}
          <Name text={type} max={40} />
        </span>
      ))}
    </p>
  );
}
