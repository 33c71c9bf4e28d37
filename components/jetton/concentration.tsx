import { Meter } from "@/components/ui/meter";
import type { ConcentrationLine } from "@/lib/domain/jetton/concentration";
import { shareText } from "@/lib/ton/value/share";

/** The combined share of the largest holders. */
export function Concentration({ lines }: { readonly lines: readonly ConcentrationLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Concentration" className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
      {lines.map(({ holders, share }) => {
        const label = holders === 1 ? "Top holder" : `Top ${holders} holders`;
        return (
          <li key={holders}>
            <div className="mb-1 flex justify-between">
              <span className="text-muted">{label}</span>
              <span className="font-semibold">{shareText(share)}</span>
            </div>
            <Meter share={share} label={label} />
          </li>
        );
      })}
    </ul>
  );
}
