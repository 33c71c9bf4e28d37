import { BackToTop } from "./back-to-top";
import type { ListWindow } from "./list-window";
import { useReturnToRow } from "./use-return-to-row";

interface LongListHelpersProps {
  readonly list: string;
  readonly view: ListWindow;
  readonly rows: number;
  /** The first rows are out of sight. */
  readonly isFar: boolean;
}

/** What a list needs when it has become long, and a page can stand without. */
export function LongListHelpers({ list, view, rows, isFar }: LongListHelpersProps) {
  useReturnToRow(list, view, rows);
  return isFar && <BackToTop />;
}
