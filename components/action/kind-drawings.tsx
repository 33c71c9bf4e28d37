import { ACTION_KINDS } from "@/lib/domain/action/action-kinds";
import { drawingId, type DrawingName } from "./drawing-id";

const DRAWINGS: Readonly<Record<DrawingName, string>> = {
  in: "M12 4 4.5 11.5M4.5 6v5.5H10",
  out: "M4 12 11.5 4.5M6 4.5h5.5V10",
  transfer: "M2 8h12M9.5 3.5 14 8l-4.5 4.5",
  supply: "M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M8 5.5v5M5.5 8h5",
  swap: "M2 5h11M10 2l3 3-3 3M14 11H3M6 8l-3 3 3 3",
  liquidity: "M8 2c3 4 4.5 6 4.5 8a4.5 4.5 0 0 1-9 0c0-2 1.5-4 4.5-8",
  nft: "M2.5 3h11v10h-11zM2.5 10.5 6 7.5l2.5 2 2-1.5 3 2.5",
  dns: "M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M2 8h12M8 2c2.5 3 2.5 9 0 12M8 2c-2.5 3-2.5 9 0 12",
  staking: "m8 2 6 3-6 3-6-3zM2 8l6 3 6-3M2 11l6 3 6-3",
  lending: "M3 13 13 3M4.5 3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3M11.5 10a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3",
  subscription: "M3 7a5 5 0 0 1 9-2M12.5 2v3h-3M13 9a5 5 0 0 1-9 2M3.5 14v-3h3",
  multisig:
    "M6 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4M2.5 13c0-2.5 1.5-4 3.5-4s3.5 1.5 3.5 4M10.5 3.5a2 2 0 0 1 0 3.5M11 9c1.5.3 2.5 1.7 2.5 4",
  vesting: "M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M8 5v3l2 2",
  bridge: "M1.5 5v8M14.5 5v8M1.5 6c3 4.5 10 4.5 13 0M5.5 9v4M10.5 9v4",
  service:
    "M4.5 4.5h7v7h-7zM6.5 2v2.5M9.5 2v2.5M6.5 11.5V14M9.5 11.5V14M2 6.5h2.5M2 9.5h2.5M11.5 6.5H14M11.5 9.5H14",
  contract: "M6 4 2 8l4 4M10 4l4 4-4 4",
};

/** SVG symbols that `ActionSign` refers to. Rendered on the server, so no script carries them. */
export function KindDrawings() {
  return (
    <svg className="hidden" aria-hidden="true">
      {(["in", "out", ...ACTION_KINDS] as const).map((name) => (
        <symbol key={name} id={drawingId(name)} viewBox="0 0 16 16">
          <path d={DRAWINGS[name]} />
        </symbol>
      ))}
    </svg>
  );
}
