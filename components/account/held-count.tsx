import { Count } from "@/components/entity/count";

interface HeldCountProps {
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
}

/** "13", or "100+". */
export function HeldCount({ count, isMore }: HeldCountProps) {
  return (
    <>
      <Count value={count} />
      {isMore && "+"}
    </>
  );
}
