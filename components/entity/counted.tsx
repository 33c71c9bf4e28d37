import { Count } from "./count";

interface CountedProps {
  readonly count: number | bigint;
  readonly one: string;
  readonly many?: string;
}

/** "1 transaction", "1,050 transactions": `counted` on screen. */
export function Counted({ count, one, many = `${one}s` }: CountedProps) {
  return (
    <>
      <Count value={count} /> {BigInt(count) === 1n ? one : many}
    </>
  );
}
