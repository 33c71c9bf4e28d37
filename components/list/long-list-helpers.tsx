import { BackToTop } from "./back-to-top";
import type { ListWindow } from "./list-window";
import { useReturnToRow } from "./use-return-to-row";

interface LongListHelpersProps {
  readonly list: string;
  readonly view: ListWindow;
  readonly rows: number;
  /** The first rows are scrolled away. */
  readonly isFar: boolean;
}

/** Helpers that only long lists need, loaded late. */
export function LongListHelpers({ list, view, rows, isFar }: LongListHelpersProps) {
  useReturnToRow(list, view, rows);
  return isFar && <BackToTop />;
}
